import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { LOCAL, TOP } from '../config.ts'
import { StackError } from '../errors.ts'
import { run, start } from '../processes/child.ts'
import { fingerprint } from '../steps/fingerprint.ts'
import { failed, PASSED, type Tally } from './tally.ts'

const GENERATED = 'packages/content/generated'
const FOLDER = join(TOP, GENERATED)
const SCHEMAS = 'schema.json'
const FILES = [SCHEMAS, 'sanity.types.ts']

/** The program that finds mistakes in queries, which Sanity's generator passes over. */
const QUERY_CHECK = 'packages/content/testing/queries/bin/check.ts'

/** The files of which the types are made: schemas with their closed lists of values, and queries. */
const SOURCES = [
  'package-lock.json',
  'studio/types',
  'studio/base/fields',
  'studio/leads/schema',
  'studio/leads/choices.ts',
  'studio/pages/schema',
  'studio/prices/claim',
  'studio/testimonials',
  'studio/writing/objects',
  'studio/sanity.cli.ts',
  'packages/leads/lead/status.ts',
  'packages/content/page/kinds.ts',
  'packages/content/parts/{address/pagedTypes,icon/names,route/category,claim/measures,projections}.ts',
  'packages/content/{pages,sections}/*.ts',
  'packages/content/{parts,files}/*/query.ts',
]

const STAMP = join(LOCAL, 'stamps', 'types')

const STUDIO = join(TOP, 'studio')
const fromStudio = (folder: string) => relative(STUDIO, folder)

/**
 * Generates the Studio's schemas, and the types of its documents and of every query, and writes the files
 * that differ from those in the checkout.
 *
 * @returns the names of the files that were written
 * @throws StackError when a query has a mistake. Then no file is written.
 */
export async function generateTypes(): Promise<string[]> {
  mkdirSync(LOCAL, { recursive: true })
  const folder = mkdtempSync(join(LOCAL, 'generated-'))
  const sources = fingerprint(SOURCES)
  try {
    await generateInto(folder)
    const generated = FILES.map((name) => ({
      file: join(FOLDER, name),
      name: join(GENERATED, name),
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
    mkdirSync(dirname(STAMP), { recursive: true })
    writeFileSync(STAMP, stampOf(sources))
    return stale.map(({ name }) => name)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function generateInto(folder: string): Promise<void> {
  // studio/sanity.cli.ts names the files to write. The command takes a path from its own folder only.
  const env = { GENERATED_TYPES: fromStudio(folder) }
  const logDir = join(LOCAL, 'logs')
  const common = { cwd: STUDIO, env, logDir }
  const extract = ['sanity', 'schema', 'extract', '--force'] as const
  await run({ name: 'schema-extract', run: [...extract], ...common })
  const check = start({
    name: 'queries',
    run: ['node', QUERY_CHECK, join(folder, SCHEMAS)],
    logDir,
  })
  if ((await check.ended) !== 0) throw new StackError(check.output().trim())
  const output = await run({
    name: 'typegen',
    run: ['sanity', 'typegen', 'generate'],
    ...common,
  })
  // It succeeds also when it leaves out a query, such as one with a part that it cannot evaluate.
  const errors = stripVTControlCharacters(output).match(/^.*\bError while .*$/gm)
  if (errors) throw new StackError(errors.join('\n'))
}

const stampOf = (sources: string) => `${sources} ${fingerprint([GENERATED])}`

/**
 * Whether neither the schemas and queries nor the generated files changed since the types were generated
 * last in this checkout. It reads files only.
 */
export function typesAreKnownToBeFresh(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOf(fingerprint(SOURCES))
}

/**
 * Generates the types, unless nothing changed since they were generated last. Fails when they differ from those in
 * the checkout, which are replaced.
 */
export async function generatedTypesAreFresh(): Promise<Tally> {
  if (typesAreKnownToBeFresh()) return PASSED
  const stale = await generateTypes()
  return stale.length > 0
    ? failed('The generated types were stale. They are written now: commit them.')
    : PASSED
}
