import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadIslandData } from './files/islandData/load.ts'
import { origin } from './fixtures/pages.ts'
import { lakeOfDocuments } from './impact/documentLake.ts'
import { changeOf } from './impact/edit.ts'
import { SUBJECT_TYPES } from './page/kinds.ts'
import { loadPage } from './page/loadPage.ts'
import type { ContentClient } from './parts/read/client.ts'
import { listPaths } from './parts/route/paths.ts'
import type { StoredDocument } from './parts/stored/document.ts'
import { contentOf } from './sections/kinds.ts'
import { tagsOfChange } from './tags/tags.ts'
import { DOCUMENT_TYPES, documentOf } from './testing/everyDocument.ts'
import { exportedQueries } from './testing/queries/exported.ts'

const NOW = new Date('2026-01-15T12:00:00Z')

const queries = await exportedQueries()

describe('every query of this package', () => {
  test.each(queries)('$name of $file carries the type of its result', ({ file, name }) => {
    const result = `${name[0]?.toUpperCase()}${name.slice(1)}Result`
    expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toContain(
      `export const ${name}: Query<${result}> =`,
    )
  })
})

/** The article whose address leads on, because it has left the site. */
const left: StoredDocument = {
  ...documentOf('article', 1),
  _id: 'article-left',
  unpublishOn: '2020-01-01',
  route: { path: '/left' },
}

/** Three documents of each type, with a value in every field. */
const documents = [
  ...DOCUMENT_TYPES.flatMap((type) => [0, 1, 2].map((nth) => documentOf(type, nth))),
  left,
]

/** A document with other values in some fields; null: without the document. */
interface Edit {
  document: StoredDocument
  fields: Readonly<Record<string, unknown>> | null
}

const otherFields = (type: string, nth: number): Edit[] => {
  const document = documentOf(type, nth)
  const fields = Object.entries(documentOf(type, nth, true))
  return fields
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => ({ document, fields: { [name]: value } }))
}

/** A new document without a page: one with a page invalidates all others. */
function newDocument(type: string): Edit {
  const { route, ...document } = documentOf(type, 2)
  return { document: { ...document, _id: `a-new-${type}`, _type: type }, fields: {} }
}

async function withTags(edit: Edit) {
  const { document, fields } = edit
  const before = documents.find(({ _id }) => _id === document._id) ?? null
  const change = await changeOf({ before, after: fields && { ...document, ...fields } })
  return { ...edit, tags: change ? tagsOfChange(change) : [] }
}

/** Every field with another value, every type with one more document, and every document gone. */
const batches = await Promise.all(
  [
    [
      ...DOCUMENT_TYPES.flatMap((type) => [0, 1, 2].flatMap((nth) => otherFields(type, nth))),
      { document: left, fields: { unpublishOn: '2999-01-01' } },
    ],
    DOCUMENT_TYPES.map(newDocument),
    documents.map((document) => ({ document, fields: null })),
  ].map((edits: Edit[]) => Promise.all(edits.map(withTags))),
)

/** A Lake with the documents after some edits. */
function lakeAfter(made: readonly Edit[]): ContentClient {
  const all = new Map(documents.map((document) => [document._id, document]))
  for (const { document, fields } of made) {
    if (fields) all.set(document._id, { ...(all.get(document._id) ?? document), ...fields })
    else all.delete(document._id)
  }
  return lakeOfDocuments([...all.values()])
}

const lake = lakeAfter([])
const pages = await listPaths(lake, NOW)

/** The answers that are made from the Lake and stored with their tags, by name. */
const stored: [string, (client: ContentClient) => Promise<{ tags: string[] }>][] = [
  ...[...pages, '/left', '/source-0', '/nowhere'].map((path): (typeof stored)[number] => [
    path,
    (client) => loadPage(client, path, NOW, origin),
  ]),
  ['the data of the islands', (client) => loadIslandData(client, NOW)],
]

test('every carrier answers some questions, and others after its edit', async () => {
  const answersIn = async (client: ContentClient, path: string) => {
    const { page } = { page: undefined, ...(await loadPage(client, path, NOW, origin)) }
    const sheet = page?.kind === 'carrier' && contentOf('sheet', page.subject.sections)
    return sheet ? sheet.rows.map(({ stateText }) => stateText) : []
  }
  for (const nth of [0, 1, 2]) {
    const { _id, facts, factsAsOf } = documentOf('carrier', nth, true)
    const edit = { document: documentOf('carrier', nth), fields: { facts, factsAsOf } }
    const before = await answersIn(lake, `/${_id}`)
    const after = await answersIn(lakeAfter([edit]), `/${_id}`)
    expect(before).not.toEqual(after)
  }
})

test('there is a page of each document that may have one', () => {
  expect(pages).toHaveLength(3 * SUBJECT_TYPES.length)
})

test.each(stored)('%s is the same after all edits that do not invalidate it', async (_, load) => {
  const { tags, ...before } = await load(lake)
  const after = async (made: readonly Edit[]) => {
    const { tags: _tags, ...answer } = await load(lakeAfter(made))
    return answer
  }
  for (const batch of batches) {
    const unseen = batch.filter((edit) => !edit.tags.some((tag) => tags.includes(tag)))
    expect(unseen).not.toEqual([])
    const together = await after(unseen)
    if (JSON.stringify(together) === JSON.stringify(before)) continue
    for (const edit of unseen) {
      const { document, fields } = edit
      expect(
        await after([edit]),
        `${document._id}, ${Object.keys(fields ?? {})}: a projection lacks its _id, its type is not in the lists, or its field not in webhook.json`,
      ).toEqual(before)
    }
    expect(together).toEqual(before)
  }
})
