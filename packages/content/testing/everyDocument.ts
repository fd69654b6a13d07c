import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TESTIMONIALS_ANCHOR } from '../parts/site/testimonials.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { authorizationOf } from '../parts/testimonial/authorization.ts'

/** A node of the schemas that `sanity schema extract` writes. */
interface Node {
  type: string
  name?: string
  value?: Node | string
  of?: Node | readonly Node[]
  attributes?: Readonly<Record<string, Node>>
  rest?: Node
  dereferencesTo?: string
}

const SCHEMAS = join(import.meta.dirname, '../generated/schema.json')
const ALL: readonly Node[] = JSON.parse(readFileSync(SCHEMAS, 'utf8'))
const NODES = new Map(ALL.map((node) => [node.name, node]))

/** The types of all documents but Sanity's own. */
export const DOCUMENT_TYPES: readonly string[] = ALL.flatMap(({ type, name = '' }) =>
  type === 'document' && !name.startsWith('sanity.') ? [name] : [],
)

const PAST = '2020-01-01'
const FUTURE = '2999-01-01'

/** Versions from this one on are those of an edit. */
const EDITED = 3

/** A day of each version: without one, no answer of a carrier is shown. */
const dayOf = (version: number) => `2025-12-0${version + 1}`

/** The values of fields by which queries choose documents. Each document is shown until its edit. */
const DECIDING: Readonly<Record<string, (version: number) => string>> = {
  offersHeading: (version) => `${version} of {{artigos}}`,
  source: (version) => `/source-${version}`,
  anchor: () => TESTIMONIALS_ANCHOR,
  measure: (version) => (version === 1 || version >= EDITED ? 'oferta-do-servico' : 'clientes'),
  authorizedWords: (version) => (version === 0 ? authorizationOf('content 0') : 'other words'),
  publishAt: (version) => `${version < EDITED ? PAST : FUTURE}T12:00:00Z`,
  unpublishOn: (version) => (version < EDITED ? FUTURE : PAST),
  asOf: dayOf,
  factsAsOf: dayOf,
  updatedAt: (version) => (version < EDITED ? PAST : FUTURE),
  validFrom: (version) => (version < EDITED ? PAST : FUTURE),
  validUntil: (version) => (version < EDITED ? FUTURE : PAST),
}

/** The number of each version: the edit of the third document puts it between the first and the second. */
const NUMBERS = [0, 20, 30, 10, 40, 50]

/** References lead to the first two documents of a type. The third is the first in the order of ids. */
function idOf(type: string, nth: number): string {
  if (nth === 2) return `a-${type}`
  return nth === 0 && ['homePage', 'siteSettings'].includes(type) ? type : `${type}-${nth}`
}

/** The nodes of which one is chosen, or the only one. */
const choicesOf = (node: Node): Node[] => (node.type === 'union' ? [node.of ?? []].flat() : [node])

/** A value for a node of the schemas, another one for each version. A list has an item of each type. */
function sampleOf(node: Node | undefined, name: string, version: number): unknown {
  if (!node) return undefined
  const { type, value, of = [], attributes, rest, dereferencesTo } = node
  if (dereferencesTo) return { _type: 'reference', _ref: idOf(dereferencesTo, version % 2) }
  if (attributes) {
    const fields = Object.entries(attributes).map(([field, attribute]) => [
      field,
      DECIDING[field]?.(version) ?? sampleOf(attribute, field, version),
    ])
    return { ...Object.fromEntries(fields), ...Object(sampleOf(rest, name, version)) }
  }
  if (type === 'inline') return sampleOf(NODES.get(node.name), name, version)
  if (type === 'array')
    return [of]
      .flat()
      .flatMap(choicesOf)
      .map((item) => sampleOf(item, name, version))
  if (type === 'union') {
    const choices = choicesOf(node)
    return sampleOf(choices[version % choices.length], name, version)
  }
  if (typeof value === 'object') return sampleOf(value, name, version)
  if (type === 'number') return NUMBERS[version]
  return type === 'boolean' ? version % 2 === 0 : (value ?? `${name} ${version}`)
}

/** One of three documents of a type, with a value in every field. Its edit has another value in each. */
export function documentOf(type: string, nth: number, isEdited = false): StoredDocument {
  const _id = idOf(type, nth)
  const document = {
    ...Object(sampleOf(NODES.get(type), type, isEdited ? 5 - nth : nth)),
    _id,
    _type: type,
  }
  if (document.route) document.route.path = _id === 'homePage' ? '/' : `/${_id}`
  return document
}
