import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL, TOP } from '../config.ts'
import { run } from '../processes/child.ts'
import { failed, PASSED, type Tally } from './tally.ts'

const FILES = ['schema.json', 'sanity.types.ts'].map((name) =>
  join(TOP, 'packages/content/generated', name),
)

/** Extracts the Studio's schema and generates the types of it and of every query. */
export async function generateTypes(): Promise<void> {
  const common = { cwd: join(TOP, 'studio'), logDir: join(LOCAL, 'logs') }
  // Where they go stands in studio/sanity.cli.ts.
  const extract = ['sanity', 'schema', 'extract', '--force'] as const
  await run({ name: 'schema-extract', run: [...extract], ...common })
  await run({ name: 'typegen', run: ['sanity', 'typegen', 'generate'], ...common })
}

/** The committed types must be those that the schemas and queries of this checkout give. */
export async function generatedTypesAreFresh(): Promise<Tally> {
  const read = () => FILES.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
  const committed = read()
  await generateTypes()
  const stale = read().some((text, index) => text !== committed[index])
  return stale
    ? failed('The generated types were stale. They are written now: commit them.')
    : PASSED
}
