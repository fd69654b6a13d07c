import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

const folder = mkdtempSync(join(tmpdir(), 'elos-layers-'))
const manifests = globSync('{packages/*,studio,web,tests}/package.json')
for (const file of ['biome.json', '.biome', 'package.json', ...manifests])
  cpSync(file, join(folder, file), { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the project's linter on files, given by their paths and sources; returns its output. */
function lint(sources: Readonly<Record<string, string>>): string {
  for (const [path, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  const args = ['lint', '--vcs-enabled=false', '--reporter=github', ...Object.keys(sources)]
  const { stdout, stderr } = spawnSync('biome', args, { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

/** The workspaces that each workspace may import, which its package.json declares. */
const ROOMS: Record<string, string[]> = {
  'packages/content': [],
  'packages/leads': ['@elos/content'],
  'packages/lake': [],
  'packages/stack': [],
  'packages/ui': ['@elos/content', '@elos/leads'],
  studio: ['@elos/content', '@elos/leads'],
  web: ['@elos/content', '@elos/leads', '@elos/ui'],
}

const manifestSchema = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
})
const manifestOf = (room: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(`${room}/package.json`, 'utf8')))

test.each(Object.entries(ROOMS))(
  '%s declares the workspaces that it may import: %s',
  (room, allowed) => {
    const { dependencies, devDependencies } = manifestOf(room)
    const declared = Object.keys({ ...dependencies, ...devDependencies })
    expect(declared.filter((name) => name.startsWith('@elos/')).sort()).toEqual(allowed)
  },
)

const NAMES = Object.keys(ROOMS).map((room) => manifestOf(room).name)
const importing = (name: string) => `import { a } from '${name}'\n\nexport const b = a\n`

test.each(Object.entries(ROOMS))('the linter refuses every other import in %s', (room, allowed) => {
  const others = NAMES.filter((name) => name !== manifestOf(room).name)
  const fileOf = (name: string) => `${room}/imports-${name.slice('@elos/'.length)}.ts`
  const refusals = lint(Object.fromEntries(others.map((name) => [fileOf(name), importing(name)])))
    .split('\n')
    .filter((line) => line.includes('noUndeclaredDependencies'))
  const refused = others.filter((name) => refusals.some((line) => line.includes(fileOf(name))))
  expect(refused).toEqual(others.filter((name) => !allowed.includes(name)))
})

test.each([
  ['packages/ui/x.ts', '../../web/env.ts'],
  ['studio/a/x.ts', '../../packages/content/index.ts'],
  ['tests/e2e/x.ts', '../../studio/environment.ts'],
])('%s may not import %s by a relative path', (file, imported) => {
  expect(lint({ [file]: importing(imported) })).toContain('Import another workspace by its name')
})

test('production code may not import a development dependency', () => {
  expect(lint({ 'packages/content/x.ts': importing('fast-check') })).toContain(
    "Dependency fast-check isn't specified",
  )
})

const STYLED = "import styled from 'styled-components'\n\nexport const Box = styled.div``\n"

test('an island may not import styled-components', () => {
  expect(lint({ 'packages/ui/x.tsx': `'use client'\n\n${STYLED}` })).toContain(
    'must not import styled',
  )
})

test('a server component may import styled-components', () => {
  expect(lint({ 'packages/ui/x.tsx': STYLED })).not.toContain('must not import styled')
})
