import { publishedId } from '../parts/read/publishedId.ts'
import { testimonialOf } from './consents.ts'
import type { Reach, ReviewDocument } from './type.ts'
import { isRecord, referenceOf, textOf } from './value.ts'
import { visitFields } from './walk.ts'

/** Where visitors see a document, the most visible first. */
export const REACHES: readonly Reach[] = ['everywhere', 'home', 'menu', 'page', 'nowhere']

const links = new WeakMap<ReviewDocument, readonly string[]>()

/** The documents that a document refers to. Documents are never changed in place, so they are cached. */
function referencesOf(document: ReviewDocument): readonly string[] {
  const known = links.get(document)
  if (known) return known
  const found: string[] = []
  visitFields(document, ({ value }) => {
    const id = referenceOf(value)
    if (id) found.push(publishedId(id))
  })
  links.set(document, found)
  return found
}

/**
 * Returns where visitors see each document: the settings are on every page; a page of the menus is one that
 * the settings link to; what a page's document refers to is on that page, at any depth. Of a document with
 * a page of its own other pages show a card, with its price.
 */
export function reachOf(documents: readonly ReviewDocument[]): (id: string) => Reach {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const inMenus = new Set(
    documents.filter(({ _type }) => _type === 'siteSettings').flatMap(referencesOf),
  )
  const reached = new Map<string, Reach>()
  const withPages = new Set(
    documents.filter(isRoute).map(({ subject }) => publishedId(referenceOf(subject))),
  )
  const shownOf = (document: ReviewDocument) =>
    withPages.has(document._id) ? [referenceOf(document.price)] : referencesOf(document)
  const spread = (start: ReviewDocument, reach: Reach) => {
    const subject = byId.get(publishedId(referenceOf(start.subject)))
    reached.set(start._id, reach)
    if (subject && !reached.has(subject._id)) reached.set(subject._id, reach)
    const queue = subject ? [...referencesOf(subject)] : []
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      const document = byId.get(id)
      if (reached.has(id) || !document) continue
      if (document._type === 'route') continue
      reached.set(id, reach)
      queue.push(...shownOf(document))
    }
  }
  const routes = documents.filter(isRoute)
  for (const reach of ['home', 'menu', 'page'] as const) {
    for (const route of routes) if (reachOfRoute(route, inMenus) === reach) spread(route, reach)
  }
  return (id) => {
    const wanted = id.startsWith('consent.') ? testimonialOf(id) : id
    if (byId.get(wanted)?._type === 'siteSettings') return 'everywhere'
    return reached.get(wanted) ?? 'nowhere'
  }
}

const isRoute = (document: ReviewDocument) =>
  document._type === 'route' && isRecord(document.subject)

function reachOfRoute(route: ReviewDocument, inMenus: ReadonlySet<string>): Reach {
  if (textOf(route.path) === '/') return 'home'
  return inMenus.has(route._id) ? 'menu' : 'page'
}
