import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL, TOP } from '../config.ts'
import { run } from '../processes/child.ts'
import { failed, PASSED, type Tally } from './tally.ts'

const FILES = ['schema.json', 'sanity.types.ts'].map((name) =>
  join(TOP, 'packages/content/generated', name),
)

/** Writes the Studio's schema, and the types of its documents and of every query, into FILES. */
export async function generateTypes(): Promise<void> {
  const common = { cwd: join(TOP, 'studio'), logDir: join(LOCAL, 'logs') }
  // studio/sanity.cli.ts names the files to write.
  const extract = ['sanity', 'schema', 'extract', '--force'] as const
  await run({ name: 'schema-extract', run: [...extract], ...common })
  await run({ name: 'typegen', run: ['sanity', 'typegen', 'generate'], ...common })
}

/** Generates the types again. Fails when they differ from those in the checkout, and leaves the new ones there. */
export async function generatedTypesAreFresh(): Promise<Tally> {
  const read = () => FILES.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
  const committed = read()
  await generateTypes()
  const stale = read().some((text, index) => text !== committed[index])
  return stale
    ? failed('The generated types were stale. They are written now: commit them.')
    : PASSED
}
