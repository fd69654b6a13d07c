import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'elos-layers-'))
for (const rules of ['biome.json', '.biome'])
  cpSync(rules, join(folder, rules), { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))

/** What the project's linter says of a file that stands at `path`. */
function lint(path: string, source: string): string {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
  const args = ['lint', '--vcs-enabled=false', path]
  const { stdout, stderr } = spawnSync('biome', args, { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

const FORBIDDEN: [file: string, imported: string][] = [
  ['packages/content/x.ts', '@elos/ui'],
  ['packages/leads/x.ts', '@elos/content'],
  ['packages/lake/x.ts', '@elos/content'],
  ['packages/stack/x.ts', '@elos/lake'],
  ['packages/ui/x.ts', '@elos/lake'],
  ['packages/ui/x.ts', '../../web/lib/env.ts'],
  ['studio/x.ts', '@elos/ui'],
  ['web/x.ts', '@elos/lake'],
]

test.each(FORBIDDEN)('%s may not import %s', (file, imported) => {
  expect(lint(file, `import { a } from '${imported}'\n\nexport const b = a\n`)).toContain(
    'may import',
  )
})

const ALLOWED: [file: string, imported: string][] = [
  ['web/x.ts', '@elos/ui'],
  ['web/x.ts', '@elos/content'],
  ['packages/ui/x.ts', '@elos/content'],
  ['packages/ui/x.ts', '@elos/leads'],
  ['studio/x.ts', '@elos/content'],
]

test.each(ALLOWED)('%s may import %s', (file, imported) => {
  expect(lint(file, `import { a } from '${imported}'\n\nexport const b = a\n`)).not.toContain(
    'may import',
  )
})

const STYLED = "import styled from 'styled-components'\n\nexport const Box = styled.div``\n"

test('an island may not import styled-components', () => {
  expect(lint('packages/ui/x.tsx', `'use client'\n\n${STYLED}`)).toContain('must not import styled')
})

test('a server component may', () => {
  expect(lint('packages/ui/x.tsx', STYLED)).not.toContain('must not import styled')
})
