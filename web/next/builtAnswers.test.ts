import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBuiltAnswers } from './builtAnswers.ts'

const META = JSON.stringify({
  status: 200,
  headers: { 'content-type': 'text/html' },
  routeCache: {},
})

test('the answers of a build are read in the order of their files, and nothing else of it', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'elos-build-'))
  onTestFinished(() => rm(dist, { recursive: true, force: true }))
  await mkdir(join(dist, 'server/app/blog'), { recursive: true })
  const files = {
    'vida.body': 'vida',
    'vida.meta': META,
    'blog/artigo.body': 'artigo',
    'blog/artigo.meta': META,
    'index.body': 'início',
    'index.meta': META.replace('200', '308'),
    'sem-cabecalhos.body': '',
    'quebrado.body': '',
    'quebrado.meta': '{"status":',
    'previa.html': '',
    'previa.meta': META,
  }
  for (const [name, text] of Object.entries(files))
    await writeFile(join(dist, 'server/app', name), text)
  const headers = { 'content-type': 'text/html' }
  expect(await readBuiltAnswers(dist)).toEqual([
    { path: '/blog/artigo', status: 200, headers, body: Buffer.from('artigo') },
    { path: '/', status: 308, headers, body: Buffer.from('início') },
    { path: '/vida', status: 200, headers, body: Buffer.from('vida') },
  ])
})

test('a folder without a build has none', async () => {
  expect(await readBuiltAnswers('/nao-existe')).toEqual([])
})
