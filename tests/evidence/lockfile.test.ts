import { globSync, readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findLocked, lockedPackages } from './lockfile.ts'
import { trackedTexts } from './trackedFiles.ts'

const MANIFESTS = globSync(['package.json', '*/package.json', 'packages/*/package.json'], {
  exclude: ['node_modules/**'],
})

const versionsSchema = z.record(z.string(), z.string()).default({})
const manifestSchema = z.object({
  dependencies: versionsSchema,
  devDependencies: versionsSchema,
  optionalDependencies: versionsSchema,
})

const packages = lockedPackages()
const pathsOf = (locked: typeof packages) => locked.map(({ path }) => path)

describe('package-lock.json', () => {
  test('has the SHA-512 of every package, so that no other bytes are installed', () => {
    expect(packages.length).toBeGreaterThan(1000)
    const unchecked = packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
    expect(pathsOf(unchecked)).toEqual([])
  })

  test('names no server: everything comes from the registry that npm is configured with', () => {
    expect(pathsOf(packages.filter(({ resolved }) => resolved !== undefined))).toEqual([])
  })

  test('has every optional package in a version that is asked for, such as the binaries of each platform', () => {
    const asked = packages.flatMap(({ path, optionalDependencies = {} }) =>
      Object.entries(optionalDependencies).map(([name, range]) => ({
        path,
        asks: `${name}@${range}`,
        range,
        gets: findLocked(packages, name, path)?.version,
      })),
    )
    expect(asked.length).toBeGreaterThan(100)
    const wrong = asked.filter(({ range, gets }) => !gets || !satisfies(gets, range))
    expect(wrong).toEqual([])
  })

  test('lists no package that runs a program while it is installed', () => {
    const running = packages.filter(({ hasInstallScript }) => hasInstallScript)
    expect(running.map(({ name }) => name)).toEqual([])
  })
})

test.each(MANIFESTS)('%s asks for exact versions, or for workspaces', (file) => {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const asked = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  })
  const loose = asked.filter(([name, version]) =>
    name.startsWith('@elos/') ? version !== '*' : !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
})

test('no tracked file names the host of a package registry', () => {
  const naming = trackedTexts().filter(({ text }) =>
    /registry[.](npmjs|yarnpkg|npmmirror)[.]/.test(text),
  )
  expect(naming.map(({ path }) => path)).toEqual([])
})
