import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requireSystemPrograms, systemProgram } from './systemPrograms.ts'

let folder: string

/** A machine that has only the programs that the test adds to one folder: apt, too, is missing. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elos-programs-'))
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROMIUM_PATH', '')
})

afterEach(() => rmSync(folder, { recursive: true }))

function addProgram(name: string): string {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}

test('programs that are missing are named all at once, with the command that installs them', async () => {
  addProgram('nginx')
  await expect(requireSystemPrograms(['chromium', 'redis', 'nginx'])).rejects.toThrow(
    /need Chromium or Chrome .*, Redis\. .*apt-get install --no-install-recommends chromium-headless-shell redis-server$/,
  )
})

test('a program is not installed for a test that starts it', () => {
  expect(() => systemProgram('redis')).toThrow('Redis was not found. Install it')
})

test('the browser is the smallest that is installed, one with windows when these are to be seen, or the named one', () => {
  const small = addProgram('chromium-headless-shell')
  expect(systemProgram('chromium')).toBe(small)
  expect(() => systemProgram('chromiumWithWindows')).toThrow('Chromium or Chrome (CHROMIUM_PATH')
  const withWindows = addProgram('google-chrome')
  expect(systemProgram('chromium')).toBe(small)
  expect(systemProgram('chromiumWithWindows')).toBe(withWindows)
  vi.stubEnv('CHROMIUM_PATH', addProgram('my-browser'))
  expect(systemProgram('chromium')).toBe(join(folder, 'my-browser'))
})
