import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ISLAND_DATA_LISTS, islandDataQuery } from './files/islandData/query.ts'
import schema from './generated/schema.json' with { type: 'json' }
import { KINDS, PAGE_KINDS } from './page/kinds.ts'
import { COUNT_LISTS, countsQuery } from './pages/counts.ts'
import { LOOKUP_LISTS, lookupQuery } from './parts/route/query.ts'
import webhook from './tags/webhook.json' with { type: 'json' }
import { type ExportedQuery, exportedQueries } from './testing/queries/exported.ts'
import { queryFaults, relistingFieldsOf, shownEntryFieldsOf } from './testing/queries/faults.ts'

/** The types of the lists that the pages of each query are tagged with, and where they are named. */
const TAGGED = new Map<string, { lists: readonly string[]; namedIn: string }>([
  [lookupQuery, { lists: LOOKUP_LISTS, namedIn: 'parts/route/query.ts' }],
  [countsQuery, { lists: COUNT_LISTS, namedIn: 'pages/counts.ts' }],
  [islandDataQuery, { lists: ISLAND_DATA_LISTS, namedIn: 'files/islandData/query.ts' }],
  ...PAGE_KINDS.map((kind) => {
    const { query, lists } = KINDS[kind]
    return [query, { lists, namedIn: `pages/${kind}.ts` }] as const
  }),
])

/** The queries whose results need no tags of their own, and why. */
const UNTAGGED: Record<string, string> = {
  feedQuery: 'a file of the site, which every change invalidates (SITE_TAG)',
  overviewQuery: 'a file of the site, which every change invalidates (SITE_TAG)',
  changesQuery: 'a file of the site, which every change invalidates (SITE_TAG)',
  pathsQuery: 'queried for the sitemap and to warm pages, never cached by itself',
  siteSettingsQuery: 'queried for responses without a page, never cached by itself',
  privacyVersionQuery: 'queried for what a lead stores, never cached',
  leadRetentionQuery: 'queried by a command',
  oldLeadsQuery: 'queried by a command',
  leadsOfPersonQuery: 'queried by a command',
  untoldLeadsQuery: 'queried to tell staff of leads, never cached',
  notificationSettingsQuery: 'queried to tell staff of leads, never cached',
}

/** The fields whose change the webhook reports by this name, as `webhook.json` lists them. */
function reportedAs(name: string): string[] {
  const [, after = ''] = webhook.projection.split(`"${name}": `)
  return (after.match(/delta::changedAny\(\(([^)]*)\)\)/)?.[1] ?? '').split(', ')
}

const RELISTED = reportedAs('relisted')
const REENTERED = reportedAs('reentered')

/** The types that a reference field of a document type may refer to, by the Studio's schema. */
function targets(type: string, field: string): string[] {
  const attributes = schema.find(({ name }) => name === type)?.attributes ?? {}
  const [, value] = Object.entries(attributes).find(([name]) => name === field) ?? []
  const references = JSON.stringify(value ?? '').matchAll(/"name":"(\w+)\.reference"/g)
  return [...references].map(([, target = '']) => target)
}

/** The faults of a query, each with where to mend it. */
function faultsOf({ file, name, query }: ExportedQuery, tagged = TAGGED.get(query)): string[] {
  const { lists = [], namedIn = '' } = tagged ?? {}
  return queryFaults(query, { lists, relisted: RELISTED, reentered: REENTERED, targets }).map(
    (fault) => `${file}, ${name}: ${fault} (Its lists are in ${namedIn}.)`,
  )
}

const queries = await exportedQueries()

describe('every query of this package', () => {
  test.each(queries)('$name of $file is tagged, or needs no tags', ({ name, query }) => {
    const ways = [TAGGED.has(query), name in UNTAGGED].filter(Boolean)
    expect(
      ways,
      `${name} needs tags: query it from a kind, or say in UNTAGGED why it needs none`,
    ).toHaveLength(1)
  })

  test.each(queries.filter(({ query }) => TAGGED.has(query)))(
    '$name of $file leaves no page stale',
    (query) => {
      expect(faultsOf(query)).toEqual([])
    },
  )

  test.each(queries)('$name of $file carries the type of its result', ({ file, name }) => {
    const result = `${name[0]?.toUpperCase()}${name.slice(1)}Result`
    expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toContain(
      `export const ${name}: Query<${result}> =`,
    )
  })
})

test('the webhook names the fields that filter or sort lists, and no other', () => {
  const used = [...TAGGED.keys()].flatMap(relistingFieldsOf)
  expect(RELISTED.toSorted()).toEqual([...new Set(used)].sort())
})

test('the webhook names the fields that are shown of an entry, and no other', () => {
  const used = [...TAGGED.keys()].flatMap(shownEntryFieldsOf)
  const fields = used.map((field) => field.replace(/\..*/, ''))
  expect(REENTERED.toSorted()).toEqual([...new Set(fields)].sort())
})

test('a forgotten _id names the file, the query and the projection', () => {
  const found = queries.find(({ name }) => name === 'planQuery')
  if (!found?.query.includes('carrier->{_id, ')) throw new Error('planQuery shows no carrier')
  const query = found.query.replace('carrier->{_id, ', 'carrier->{')
  expect(faultsOf({ ...found, query }, TAGGED.get(found.query))).toEqual([
    expect.stringMatching(/^pages\/plan\.ts, planQuery: .*carrier->\{name.*Add _id/),
  ])
})
