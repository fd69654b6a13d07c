/**
 * Prints what is wrong with the queries of this package by themselves and by the schemas, and ends with 1 when
 * something is: `node packages/content/testing/queries/bin/check.ts <schemas that 'sanity schema extract' wrote>`
 */
import { readFileSync } from 'node:fs'
import { exportedQueries } from '../exported.ts'
import { fieldsOf, queryMistakes } from '../mistakes.ts'

const [, , schema = ''] = process.argv
const fields = new Set(fieldsOf(JSON.parse(readFileSync(schema, 'utf8'))))
const mistakes = (await exportedQueries()).flatMap(({ file, name, query }) =>
  queryMistakes(query, fields).map((mistake) => `packages/content/${file}, ${name}: ${mistake}`),
)
for (const mistake of mistakes) console.error(mistake)
process.exitCode = mistakes.length > 0 ? 1 : 0
