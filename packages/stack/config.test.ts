import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { lastPorts, portsOf, storePorts, usesLocalLake } from './config.ts'

describe('the ports', () => {
  test('are the defaults when the environment sets none', () => {
    expect(portsOf({ SITE_PORT: '' })).toEqual({ site: 3000, studio: 3333, lake: 3900 })
  })

  test('are those that the environment sets', () => {
    const environment = { SITE_PORT: '80', STUDIO_PORT: '4000', LAKE_PORT: '65535' }
    expect(portsOf(environment)).toEqual({ site: 80, studio: 4000, lake: 65_535 })
  })

  test.each(['abc', '0', '65536', '1e3'])("cannot be '%s'", (text) => {
    expect(() => portsOf({ STUDIO_PORT: text })).toThrow(
      `STUDIO_PORT is '${text}'. Set it to a port from 1 to 65535: STUDIO_PORT=3333`,
    )
  })
})

describe('the ports of the last start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'elos-ports-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('are unknown before the first', () => {
    expect(lastPorts(join(folder, 'none.json'))).toBeUndefined()
  })

  test('are read as the start stored them, for each part whose variable is not set', () => {
    const file = join(folder, 'local/ports.json')
    storePorts({ site: 4000, studio: 4333, lake: 4900 }, file)
    const last = lastPorts(file)
    expect(portsOf({}, last)).toEqual({ site: 4000, studio: 4333, lake: 4900 })
    expect(portsOf({ SITE_PORT: '80' }, last)).toEqual({ site: 80, studio: 4333, lake: 4900 })
  })
})

describe('the content', () => {
  test('is in the local Lake when the environment sets no project', () => {
    expect(usesLocalLake({})).toBe(true)
    expect(usesLocalLake({ SANITY_PROJECT_ID: '', SANITY_API_HOST: '' })).toBe(true)
  })

  test('is on hosted Sanity or another server when the environment sets a project', () => {
    expect(usesLocalLake({ SANITY_PROJECT_ID: 'abc' })).toBe(false)
    const SANITY_API_HOST = 'https://content.example.com'
    expect(usesLocalLake({ SANITY_PROJECT_ID: 'abc', SANITY_API_HOST })).toBe(false)
  })

  test('cannot be on another server when no project is set', () => {
    const SANITY_API_HOST = 'https://content.example.com'
    expect(() => usesLocalLake({ SANITY_API_HOST })).toThrow('Set SANITY_PROJECT_ID too')
  })

  test('cannot be on what is not the URL of a server', () => {
    const environment = { SANITY_PROJECT_ID: 'abc', SANITY_API_HOST: 'localhost:3900' }
    expect(() => usesLocalLake(environment)).toThrow("SANITY_API_HOST is 'localhost:3900'")
  })
})
