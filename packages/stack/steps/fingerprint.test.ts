import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCAL, TOP } from '../config.ts'
import { fingerprint, unlessFresh } from './fingerprint.ts'

test('the fingerprint depends on the facts that are passed', () => {
  const print = fingerprint(['packages/leads'], ['http://localhost:3000'])
  expect(fingerprint(['packages/leads'], ['http://localhost:3000'])).toBe(print)
  expect(fingerprint(['packages/leads'], ['http://localhost:3001'])).not.toBe(print)
})

test('a changed, added or removed source changes the fingerprint; a file that the build writes does not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  const print = () => fingerprint(['.'], [], folder)
  try {
    writeFileSync(join(folder, 'a.ts'), '1')
    const first = print()
    writeFileSync(join(folder, 'a.ts'), '2')
    const second = print()
    expect(second).not.toBe(first)
    writeFileSync(join(folder, 'next-env.d.ts'), 'made by the build')
    expect(print()).toBe(second)
    rmSync(join(folder, 'a.ts'))
    expect(print()).not.toBe(second)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a build runs once for a fingerprint, and again after a failure', async () => {
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
