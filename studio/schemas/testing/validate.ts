import { createClient } from '@sanity/client'
import { validateDocumentWithWorkspace } from '@sanity/validation'
import { createInstance } from 'i18next'
import { createSchema } from 'sanity'
import { schemaTypes } from '../index.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

const FREE = { routes: [], redirects: [] }

/** Each slug and path is the only one, and nothing leaves the process. */
const answer = (query: string) => (query.includes('"redirects"') ? FREE : !query.includes('.path'))

/** Answers every query of a validation. */
const client = createClient({
  projectId: 'elos',
  dataset: 'production',
  apiVersion: '2025-02-19',
  useCdn: false,
  resolveFetch: () => async (url) =>
    Response.json({ result: answer(new URL(String(url)).searchParams.get('query') ?? '') }),
})

/** Sanity's own messages stay keys, so that a test sees which are not ours. */
const i18next = createInstance({ lng: 'cimode', fallbackLng: 'cimode' })
await i18next.init()

const i18n = {
  currentLocale: { id: 'pt-BR' },
  loadNamespaces: async () => {},
  t: i18next.t,
}

/** A document to validate: its type and whatever of its fields matters to the test. */
export interface Draft {
  _type: string
  [field: string]: unknown
}

/** What the Studio would tell the editor of a document. */
export interface Complaint {
  level: 'error' | 'warning' | 'info'
  /** Where, as in `hero.stats[a].label`. */
  path: string
  message: string
}

const dotted = (path: readonly (string | number | object)[]) =>
  path
    .map((step) => (typeof step === 'object' && '_key' in step ? `[${step._key}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')

/** Validates a document by the Studio's own rules; every reference counts as published. */
export async function complaints(draft: Draft): Promise<Complaint[]> {
  const markers = await validateDocumentWithWorkspace({
    document: { _id: draft._type, _rev: 'r', _createdAt: '', _updatedAt: '', ...draft },
    workspace: { schema, getClient: () => client, i18n },
    environment: 'studio',
    getDocumentExists: async () => true,
  })
  return markers.map(({ level, path, message }) => ({ level, path: dotted(path), message }))
}

/** Where the Studio refuses a document. */
export async function refusals(draft: Draft): Promise<string[]> {
  const found = await complaints(draft)
  return found.filter(({ level }) => level === 'error').map(({ path }) => path)
}
