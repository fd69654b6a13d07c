import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type AddedLine, addFiles, addLine, copySources } from './copy.ts'

/** The lines that the recipe in CONTRIBUTING adds to existing files for the type 'glossaryTerm'. */
const LINES: AddedLine[] = [
  {
    file: 'studio/schemas/documents/index.ts',
    line: "import { glossaryTerm } from './glossaryTerm.ts'\n",
    before: "import { homePage } from './homePage/homePage.ts'",
  },
  {
    file: 'studio/schemas/documents/index.ts',
    line: '  glossaryTerm,\n',
    before: '  article,\n',
  },
  {
    file: 'packages/content/page/kinds.ts',
    line: "import { glossaryTerm } from '../pages/glossaryTerm/kind.ts'\n",
    before: "import { home } from '../pages/home/kind.ts'",
  },
  {
    file: 'packages/content/page/kinds.ts',
    line: ', glossaryTerm',
    before: ' }\n\nexport type PageKind',
  },
]

/** Those of the recipe's third step, the look of the page. */
const TEMPLATE_LINES: AddedLine[] = [
  {
    file: 'packages/ui/templates/Templates.tsx',
    line: "import { GlossaryTermTemplate } from './GlossaryTermTemplate.tsx'\n",
    before: "import { HomeTemplate } from './HomeTemplate.tsx'",
  },
  {
    file: 'packages/ui/templates/Templates.tsx',
    line: '  glossaryTerm: GlossaryTermTemplate,\n',
    before: '  home: HomeTemplate,',
  },
  {
    file: 'packages/ui/fixtures/pages.ts',
    line: "import { glossaryTermPage } from './glossaryTerm.ts'\n",
    before: "import { homePage } from './home.ts'",
  },
  {
    file: 'packages/ui/fixtures/pages.ts',
    line: '  glossaryTerm: glossaryTermPage,\n',
    before: '  home: homePage,',
  },
]

/** What `npm run types` writes for the type. */
const TYPES: AddedLine[] = [
  {
    file: 'packages/content/generated/sanity.types.ts',
    line: `export type GlossaryTerm = {
  _id: string
  _type: 'glossaryTerm'
  term?: string
  meaning?: ShortText
}
export type GlossaryTermQueryResult = {
  _id: string
  term: string
  meaning: NonNullable<LegalPageQueryResult>['lead']
} | null
`,
    before: 'export type AllSanitySchemaTypes =',
  },
  {
    file: 'packages/content/generated/sanity.types.ts',
    line: '\n  | GlossaryTerm',
    before: '\n  | ClaimReference',
  },
]

/** The compiler and Vitest run in the copy: about 20 s of processor time, more on a busy machine. */
const TIMEOUT_MS = 240_000

const folder = mkdtempSync(join(tmpdir(), 'elos-add-type-'))
afterAll(() => rmSync(folder, { recursive: true }))

copySources(folder)
const files = addFiles(folder, join(import.meta.dirname, 'glossaryTerm'))
for (const line of [...LINES, ...TYPES]) addLine(folder, line)

/** Runs a command of this repository in the copy, and returns what it printed. */
function run(command: string, args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test('the compiler names each table that the new kind is missing in, and nothing else', {
  timeout: TIMEOUT_MS,
}, () => {
  const { output } = run('tsc', ['--noEmit', '--pretty', 'false'])
  const named = [...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file)
  expect([...new Set(named)].sort(), output).toEqual([
    'packages/ui/fixtures/pages.ts',
    'packages/ui/templates/Templates.tsx',
    'tests/e2e/routes.spec.ts',
    'tests/e2e/structuredData.spec.ts',
  ])
})

test('the new type appears everywhere, without another line', { timeout: TIMEOUT_MS }, () => {
  for (const line of TEMPLATE_LINES) addLine(folder, line)
  const checks = join(folder, 'tests/conformance/addType/seen')
  cpSync(`${checks}.ts`, `${checks}.test.ts`)
  const { status, output } = run('vitest', ['run', 'tests/conformance/addType/seen.test.ts'])
  expect(status, output).toBe(0)
})

test('the recipe in CONTRIBUTING names these files, and no other', () => {
  const [, recipe = ''] =
    readFileSync('CONTRIBUTING.md', 'utf8').match(/### Add a content type\n([\s\S]*?)\n##/) ?? []
  const named = [...recipe.matchAll(/`([a-z]+\/[^`\s]+\.tsx?)`/g)].map(([, path = '']) =>
    path.replaceAll(/<type>|<kind>/g, 'glossaryTerm').replace('<Kind>', 'GlossaryTerm'),
  )
  const changed = [...LINES, ...TEMPLATE_LINES].map(({ file }) => file)
  expect(named.sort()).toEqual([...new Set([...files, ...changed])].sort())
})
