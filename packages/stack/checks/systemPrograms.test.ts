import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findChromium } from './chromium.ts'
import { requireSystemPrograms, systemProgram } from './systemPrograms.ts'

let folder: string

/** A machine that has only the programs that the test adds to one folder: apt, too, is missing. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elos-programs-'))
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROMIUM_PATH', '')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function addProgram(name: string): string {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}

describe('programs of the operating system', () => {
  test('are named all at once, with the command that installs them, where they cannot be installed', async () => {
    addProgram('nginx')
    await expect(requireSystemPrograms(['chromium', 'redis', 'nginx'])).rejects.toThrow(
      /need Chromium, Redis\. .*apt-get install --no-install-recommends chromium-headless-shell redis-server$/,
    )
  })

  test('are enough when they are there', async () => {
    addProgram('redis-server')
    await expect(requireSystemPrograms(['redis'])).resolves.toBeUndefined()
  })

  test('are not installed for a test that starts one', () => {
    expect(() => systemProgram('redis')).toThrow('Redis was not found. Install it')
  })
})

describe('the browser', () => {
  test.each(['chromium-headless-shell', 'chromium', 'google-chrome'])(
    'is an installed %s',
    (name) => {
      const path = addProgram(name)
      expect(findChromium()).toBe(path)
    },
  )

  test('is one with windows when these are to be seen', () => {
    addProgram('chromium-headless-shell')
    expect(() => findChromium({ windows: true })).toThrow('No Chromium or Chrome was found')
    const path = addProgram('chromium')
    expect(findChromium({ windows: true })).toBe(path)
  })

  test('is the one that CHROMIUM_PATH names', () => {
    addProgram('chromium')
    vi.stubEnv('CHROMIUM_PATH', addProgram('my-browser'))
    expect(findChromium()).toBe(join(folder, 'my-browser'))
  })
})
