import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keptDictionaries } from './keptDictionaries.ts'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'elos-dictionaries-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'dictionaries')
}

/** Starts a build, at a time in seconds since 1970, and returns the dictionaries it uses. */
async function start(folder: string, build: string, time: number) {
  const dictionaries = await keptDictionaries(folder, build, Buffer.from(`of ${build}`))
  await utimes(join(folder, build), time, time)
  return dictionaries.map(String)
}

test('a build uses its own dictionary and that of the build before, and removes older ones', async () => {
  const folder = await emptyFolder()
  expect(await start(folder, 'b1', 1)).toEqual(['of b1'])
  expect(await start(folder, 'b2', 2)).toEqual(['of b2', 'of b1'])
  expect(await start(folder, 'b3', 3)).toEqual(['of b3', 'of b2'])
  expect((await readdir(folder)).sort()).toEqual(['b2', 'b3'])
  expect(await start(folder, 'b2', 2)).toEqual(['of b2', 'of b3'])
})

test('nothing is kept of a build without a dictionary', async () => {
  const folder = await emptyFolder()
  expect(await keptDictionaries(folder, 'b1', undefined)).toEqual([])
})
