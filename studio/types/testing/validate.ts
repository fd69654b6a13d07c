import { validateDocumentWithWorkspace } from '@sanity/validation'
import { createInstance } from 'i18next'
import { createSchema } from 'sanity'
import { schemaTypes } from '../index.ts'
import type { OfferedCarrier, StatedClaim } from '../rules/carrier.ts'
import { clientOf } from './client.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

const UNUSED_PATH = { routes: [], redirects: [] }

/** The other documents, to which a validation compares one. */
interface Others {
  /** The other carriers that the quote form offers. */
  offered?: readonly OfferedCarrier[]
  /** The claims that the document states. */
  stated?: readonly StatedClaim[]
  /** The published version of a legal text. */
  published?: object
}

/** The result of each query of a validation: every slug and path is unused. */
function resultOf(query: string, draft: Draft, { offered = [], stated = [], published }: Others) {
  if (query.startsWith('*[_type == "claim" && _id == $id]')) return draft
  // The claims that texts are compared with.
  if (query.includes('qualifier')) return []
  if (query.includes('subjectType')) return stated
  if (query.includes('"legalPage"')) return published ?? null
  if (query.includes('inQuoteForm')) return offered
  return query.includes('"redirects"') ? UNUSED_PATH : !query.includes('.path')
}

/** Leaves Sanity's own messages as keys, so that tests can distinguish them from ours. */
const i18next = createInstance({ lng: 'cimode', fallbackLng: 'cimode' })
await i18next.init()

const i18n = {
  currentLocale: { id: 'pt-BR' },
  loadNamespaces: async () => {},
  t: i18next.t,
}

/** A document to validate: its type and the fields that matter to the test. */
export interface Draft {
  _type: string
  [field: string]: unknown
}

/** A message that the Studio shows to the editor of a document. */
interface Problem {
  level: 'error' | 'warning' | 'info'
  /** The path of the field, such as `hero.stats[a].label`. */
  path: string
  message: string
}

const dotted = (path: readonly (string | number | object)[]) =>
  path
    .map((step) => (typeof step === 'object' && '_key' in step ? `[${step._key}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')

/** Validates a document as the Studio does. It counts as published as it is, and so does every reference. */
export async function validate(draft: Draft, others: Others = {}): Promise<Problem[]> {
  const client = clientOf((query) => resultOf(query, draft, others))
  const markers = await validateDocumentWithWorkspace({
    document: { _id: draft._type, _rev: 'r', _createdAt: '', _updatedAt: '', ...draft },
    workspace: { schema, getClient: () => client, i18n },
    environment: 'studio',
    getDocumentExists: async () => true,
  })
  return markers.map(({ level, path, message }) => ({ level, path: dotted(path), message }))
}

/** The paths of the fields with an error, which prevent publishing. */
export async function errorPaths(draft: Draft): Promise<string[]> {
  const found = await validate(draft)
  return found.filter(({ level }) => level === 'error').map(({ path }) => path)
}
