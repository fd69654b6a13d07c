import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPublicFiles } from './publicFiles.ts'

test('every file that the build writes has its media type, which browsers must not guess', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'public-'))
  const types = {
    'favicon.ico': 'image/x-icon',
    'icon.svg': 'image/svg+xml',
    'apple-touch-icon.png': 'image/png',
    'manifest.webmanifest': 'application/manifest+json',
    'start-1a2b3c4d.js': 'text/javascript; charset=utf-8',
    'site-1a2b3c4d.css': 'text/css; charset=utf-8',
    'text-1a2b3c4d.woff2': 'font/woff2',
  }
  for (const name of Object.keys(types)) await writeFile(join(directory, name), 'content')
  const files = await readPublicFiles(directory)
  await rm(directory, { recursive: true })
  expect(
    Object.fromEntries(
      [...files].map(([path, { headers }]) => [path.slice(1), headers['content-type']]),
    ),
  ).toEqual(types)
})
