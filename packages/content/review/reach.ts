import { SERVICE_OFFER } from '../parts/claim/measures.ts'
import { publishedId } from '../parts/read/publishedId.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { perDocument } from '../parts/stored/perDocument.ts'
import { pathOf } from '../parts/stored/route.ts'
import { referenceOf } from '../parts/stored/value.ts'
import { foundIn, visitFields } from '../parts/stored/walk.ts'
import { testimonialOf } from './consents.ts'

/** The place where visitors see a document; 'data' is what only search engines read. */
export type Reach = 'everywhere' | 'home' | 'menu' | 'page' | 'data' | 'nowhere'

/** The places where visitors see a document, the most visible first. */
export const REACHES: readonly Reach[] = ['everywhere', 'home', 'menu', 'page', 'data', 'nowhere']

/** Whether a reference leads visitors to a page, and shows nothing of it. */
const isLink = (path: string) => /^route\.|(^|\.)page$/.test(path)

/** The documents that a document refers to. */
const referencesOf = perDocument((document) =>
  foundIn(document, ({ path, value }) => {
    const id = isLink(path) ? '' : referenceOf(value)
    return id ? publishedId(id) : undefined
  }),
)

/**
 * Returns where visitors see each document: the settings are on every page; a page of the menus is one that
 * the settings link to; what a page's document refers to is on that page, at any depth. Of a document with
 * a page of its own other pages show a card, with its price.
 */
export function reachOf(documents: readonly StoredDocument[]): (id: string) => Reach {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const inMenus = new Set<string>()
  for (const settings of documents.filter(({ _type }) => _type === 'siteSettings')) {
    visitFields(settings, ({ value }) => inMenus.add(publishedId(referenceOf(value))))
  }
  const reached = new Map<string, Reach>()
  const shownOf = (document: StoredDocument) =>
    pathOf(document) ? [referenceOf(document.price)] : referencesOf(document)
  const spread = (start: StoredDocument, reach: Reach) => {
    if (!reached.has(start._id)) reached.set(start._id, reach)
    const queue = [...referencesOf(start)]
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      const document = byId.get(id)
      if (reached.has(id) || !document) continue
      reached.set(id, reach)
      queue.push(...shownOf(document))
    }
  }
  const pages = documents.filter(pathOf)
  for (const reach of ['home', 'menu', 'page'] as const) {
    for (const page of pages) if (reachOfPage(page, inMenus) === reach) spread(page, reach)
  }
  // The page of a carrier shows its price tables, and does not refer to them.
  const carrierReach = (document: StoredDocument | undefined) => {
    const carrier =
      document?._type === 'priceTable' ? byId.get(referenceOf(document.carrier)) : undefined
    return carrier && pathOf(carrier) ? reachOfPage(carrier, inMenus) : undefined
  }
  return (id) => {
    const wanted = id.startsWith('consent.') ? testimonialOf(id) : id
    const document = byId.get(wanted)
    if (document?._type === 'siteSettings') return 'everywhere'
    const found = reached.get(wanted) ?? carrierReach(document)
    return found ?? (document?.measure === SERVICE_OFFER ? 'data' : 'nowhere')
  }
}

function reachOfPage(page: StoredDocument, inMenus: ReadonlySet<string>): Reach {
  if (pathOf(page) === '/') return 'home'
  return inMenus.has(page._id) ? 'menu' : 'page'
}
