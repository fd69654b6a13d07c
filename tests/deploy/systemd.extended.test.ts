import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemProgram } from '@elos/stack/checks/systemPrograms'
import { TOP } from '@elos/stack/config'
import { describe, expect, test } from 'vitest'

/** systemd-analyze needs no systemd that runs. */
const analyze = systemProgram('systemd')

/** Each unit, and the name of one that is installed from it. */
const UNITS = [
  ['site@.service', 'site@3001.service'],
  ['lake.service', 'lake.service'],
] as const

const textOf = (unit: string) => readFileSync(join(TOP, 'deploy/systemd', unit), 'utf8')

/** Runs systemd-analyze on a unit, with this Node in place of the server's. */
function analyzed(program: string, unit: string, installedAs: string, command: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'elos-units-'))
  try {
    const file = join(folder, installedAs)
    writeFileSync(file, textOf(unit).replaceAll('/usr/local/bin/node', process.execPath))
    return spawnSync(program, [...command, file], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('systemd', () => {
  test.each(UNITS)('finds no fault in %s', (unit, installedAs) => {
    const { stderr, status } = analyzed(analyze, unit, installedAs, ['verify', '--man=no'])
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  test.each(UNITS)('calls %s well protected', (unit, installedAs) => {
    // Exposure from 0 to 10, in tenths: 'OK' is below 4.0, and a unit that names nothing has 9.6.
    const { stdout, status } = analyzed(analyze, unit, installedAs, [
      'security',
      '--offline=true',
      '--threshold=20',
    ])
    expect(stdout).toContain('Overall exposure level')
    expect(status, stdout.split('\n').at(-2)).toBe(0)
  })
})

test.each(UNITS)('%s is not run as root, and is started again however often it ends', (unit) => {
  expect(textOf(unit)).toMatch(/^User=(?!root)\w+$/m)
  expect(textOf(unit)).toMatch(/^Restart=always$/m)
  expect(textOf(unit)).toMatch(/^StartLimitIntervalSec=0$/m)
})
