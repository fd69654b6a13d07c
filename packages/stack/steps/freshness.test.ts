import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCAL, TOP } from '../config.ts'
import { fingerprint, unlessFresh } from './freshness.ts'

test('the same sources and facts give the same fingerprint, other facts another', () => {
  const print = fingerprint(['packages/leads'], ['http://localhost:3000'])
  expect(fingerprint(['packages/leads'], ['http://localhost:3000'])).toBe(print)
  expect(fingerprint(['packages/leads'], ['http://localhost:3001'])).not.toBe(print)
})

test('a changed, added or removed file changes it; what a build makes does not', () => {
  const folder = mkdtempSync(join(TOP, 'tests', 'fingerprint-'))
  const path = folder.slice(TOP.length)
  try {
    writeFileSync(join(folder, 'a.ts'), '1')
    const first = fingerprint([path])
    writeFileSync(join(folder, 'a.ts'), '2')
    const second = fingerprint([path])
    expect(second).not.toBe(first)
    writeFileSync(join(folder, 'next-env.d.ts'), 'made by the build')
    expect(fingerprint([path])).toBe(second)
    rmSync(join(folder, 'a.ts'))
    expect(fingerprint([path])).not.toBe(second)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a build runs once for one fingerprint, and again after it failed', async () => {
  const name = `test-${process.pid}-${Date.now()}`
  let builds = 0
  const build = (print: string, run = async () => {}) =>
    unlessFresh(name, TOP, print, async () => {
      builds += 1
      await run()
    })
  try {
    await build('a')
    await build('a')
    expect(builds).toBe(1)
    const interrupted = build('b', () => Promise.reject(new Error('interrupted')))
    await expect(interrupted).rejects.toThrow('interrupted')
    await build('b')
    expect(builds).toBe(3)
  } finally {
    rmSync(join(LOCAL, 'stamps', name), { force: true })
  }
})
