import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LOCAL, TOP } from '../config.ts'
import { run } from '../processes/child.ts'
import { failed, PASSED, type Tally } from './tally.ts'

const FOLDER = join(TOP, 'packages/content/generated')
const FILES = ['schema.json', 'sanity.types.ts']

const STUDIO = join(TOP, 'studio')
const fromStudio = (folder: string) => relative(STUDIO, folder)

/** Writes the Studio's schema, and the types of its documents and of every query, into a folder. */
export async function generateTypes(folder = FOLDER): Promise<void> {
  // studio/sanity.cli.ts names the files to write. The command takes a path from its own folder only.
  const env = { GENERATED_TYPES: fromStudio(folder) }
  const common = { cwd: STUDIO, env, logDir: join(LOCAL, 'logs') }
  const extract = ['sanity', 'schema', 'extract', '--force'] as const
  await run({ name: 'schema-extract', run: [...extract], ...common })
  await run({ name: 'typegen', run: ['sanity', 'typegen', 'generate'], ...common })
}

/** Generates the types elsewhere. Fails when they differ from those in the checkout, and replaces those. */
export async function generatedTypesAreFresh(): Promise<Tally> {
  const folder = mkdtempSync(join(LOCAL, 'generated-'))
  try {
    await generateTypes(folder)
    const generated = FILES.map((name) => ({
      file: join(FOLDER, name),
      // The types name the file of the schema.
      text: readFileSync(join(folder, name), 'utf8').replaceAll(
        fromStudio(folder),
        fromStudio(FOLDER),
      ),
    }))
    const stale = generated.filter(
      ({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
    )
    for (const { file, text } of stale) writeFileSync(file, text)
    return stale.length > 0
      ? failed('The generated types were stale. They are written now: commit them.')
      : PASSED
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
