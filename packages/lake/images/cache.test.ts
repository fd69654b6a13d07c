import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDir } from '../testing/lake.ts'
import { DiskCache } from './cache.ts'

/** A cache of 100 bytes; `make` makes 40 bytes and counts how often. */
async function smallCache() {
  const dir = await temporaryDir()
  const made: string[] = []
  const open = () => new DiskCache(dir, 100)
  const make = (key: string) => async () => {
    made.push(key)
    return Buffer.alloc(40, key)
  }
  return { dir, made, open, make }
}

test('a file is made once, even if it is requested twice at the same time', async () => {
  const { made, open, make } = await smallCache()
  const cache = open()
  const both = await Promise.all([cache.get('a', make('a')), cache.get('a', make('a'))])
  expect(both[0]).toEqual(Buffer.alloc(40, 'a'))
  expect(await cache.get('a', make('a'))).toEqual(both[0])
  expect(made).toEqual(['a'])
})

test('when the cache is full, the least recently read file is deleted', async () => {
  const { dir, open, make } = await smallCache()
  const cache = open()
  await cache.get('a', make('a'))
  await cache.get('b', make('b'))
  await cache.get('a', make('a'))
  await cache.get('c', make('c'))
  expect((await readdir(dir)).sort()).toEqual(['a', 'c'])
})

test('after a restart, cached files are found and count towards the limit', async () => {
  const { dir, made, open, make } = await smallCache()
  await open().get('a', make('a'))
  const reopened = open()
  await reopened.get('a', make('a'))
  expect(made).toEqual(['a'])
  await reopened.get('b', make('b'))
  await reopened.get('c', make('c'))
  expect(await readdir(dir)).toHaveLength(2)
})

test('a file that was removed from disk is made again', async () => {
  const { dir, made, open, make } = await smallCache()
  const cache = open()
  await cache.get('a', make('a'))
  await rm(join(dir, 'a'))
  await cache.get('a', make('a'))
  expect(made).toEqual(['a', 'a'])
})

test('a failure is not cached', async () => {
  const { open, make } = await smallCache()
  const cache = open()
  const failing = cache.get('a', () => Promise.reject(new Error('não deu')))
  await expect(failing).rejects.toThrow('não deu')
  expect(await cache.get('a', make('a'))).toHaveLength(40)
})

test('files are returned even if the folder cannot be written to', async () => {
  const { dir, open, make } = await smallCache()
  const cache = open()
  await rm(dir, { recursive: true })
  await writeFile(dir, 'no lugar da pasta')
  expect(await cache.get('a', make('a'))).toHaveLength(40)
})
