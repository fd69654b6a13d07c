import { type Loaded, loadPage, tagsOfChange } from '@elos/content'
import { documentsAfter, type Edit } from '@elos/content/impact/edit'
import { impactOf } from '@elos/content/impact/impact'
import { siteOf } from '@elos/content/impact/site'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import webhook from '@elos/content/tags/webhook.json' with { type: 'json' }
import { payloadOf } from '@elos/lake/webhooks/payload'
import { readWebhooks, type WebhookOptions } from '@elos/lake/webhooks/webhook'
import { seedDocuments } from '@elos/studio/seed/documents'
import { changeSchema } from '@elos/web/replicas/change'
import { expect, test } from 'vitest'
import { engineClient, inLake, SANITY } from './engineClient.ts'

const NOW = new Date('2026-01-15T12:00:00Z')
const SITE = 'https://www.exemplo.com.br'

const site = siteOf(
  seedDocuments().map((document) => ({ ...document })),
  NOW,
  SITE,
)

function stored(id: string): StoredDocument {
  const document = site.documents.find(({ _id }) => _id === id)
  if (!document) throw new Error(`There is no document '${id}'`)
  return document
}

const changed = (id: string, fields: object): Edit => {
  const before = stored(id)
  return { before, after: { ...before, ...fields } }
}

/** A document whose entry in the registry of pages has other fields. */
const entered = (id: string, fields: object): Edit =>
  changed(id, { route: Object.assign({}, stored(id).route, fields) })

const copied = (id: string, fields: object): Edit => ({
  before: null,
  after: { ...stored(id), _id: `${id}-nova`, ...fields },
})

const [hook] = readWebhooks([{ ...(webhook as WebhookOptions), url: 'http://127.0.0.1:9/' }])

/** The tags that the site invalidates: those of the message that the Lake sends, as the site reads it. */
function invalidatedTags({ before, after }: Edit): string[] {
  if (!hook) throw new Error('There is no webhook')
  const change = {
    dataset: SANITY.dataset,
    before: before && inLake(before),
    after: after && inLake(after),
  }
  const context = { projectId: SANITY.projectId, dereference: () => undefined }
  const body = payloadOf(hook, change, context)
  return body === undefined ? [] : tagsOfChange(changeSchema.parse(JSON.parse(body)))
}

const answerOf = ({ tags, madeFrom, freshUntil, ...answer }: Loaded) => JSON.stringify(answer)

/** The Lake's own query engine, with the content as it is. */
const lake = engineClient(site.documents)

test.each<[string, Edit]>([
  ['another price', changed('claim-amil-preco', { amount: 169.9 })],
  ['a note of staff', changed('claim-amil-preco', { note: 'Confirmar' })],
  [
    'another answer of a carrier',
    changed('carrier-amil', {
      facts: Object.assign({}, stored('carrier-amil').facts, { mei: { state: 'nao' } }),
    }),
  ],
  ['another phone', changed('siteSettings', { phone: '+5511933334444' })],
  ['a page that moves', entered('carrier-alice', { path: '/alice' })],
  ['another name of a page', entered('carrier-alice', { name: 'Alice Saúde' })],
  [
    'an article that is not due any more',
    changed('article-como-economizar-plano-saude', { publishAt: '2026-02-01T12:00:00Z' }),
  ],
  ['a carrier that leaves the quote form', changed('carrier-amil', { inQuoteForm: false })],
  ['a new document that no page shows', copied('claim-amil-preco', { subject: undefined })],
  ['a new page', copied('carrier-amil', { route: { path: '/nova', name: 'Nova' } })],
  ['a page that goes', { before: stored('legalPage-termos'), after: null }],
])(
  'what the Studio says of %s is what the site makes again, and what changes',
  {
    timeout: 60_000,
  },
  async (_, edit) => {
    const { paths: told, pages } = await impactOf(site, [edit])
    const documents = documentsAfter(site.documents, [edit])
    const edited = engineClient(documents)
    const tags = invalidatedTags(edit)
    const invalidated: string[] = []
    const different: string[] = []
    for (const path of [
      ...new Set([...site.paths, ...siteOf(documents, NOW, SITE).paths]),
    ].sort()) {
      const [before, after] = [
        await loadPage(lake, path, NOW, SITE),
        await loadPage(edited, path, NOW, SITE),
      ]
      if (before.tags.some((tag) => tags.includes(tag))) invalidated.push(path)
      const isPage = before.outcome !== 'missing' || after.outcome !== 'missing'
      if (isPage && answerOf(before) !== answerOf(after)) different.push(path)
    }
    expect(told).toEqual(invalidated)
    expect(pages.map(({ path }) => path)).toEqual(different)
  },
)
