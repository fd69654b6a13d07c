import { publishedId } from '@elos/content/parts/read/publishedId'
import { isRecord, referenceOf } from '@elos/content/parts/stored/value'
import {
  at,
  createIfNotExists,
  defineMigration,
  del,
  type NodePatch,
  patch,
  set,
} from 'sanity/migrate'

type Fields = Record<string, unknown>
type Stored = Fields & { _id: string; _type: string }

/** The documents that the routes showed, by the id of the route. */
type Subjects = ReadonlyMap<string, { id: string; type: string; isPublished: boolean }>

/** Fields of a stored route that its document has itself. */
const OWN_FIELDS = new Set([
  '_id',
  '_type',
  '_rev',
  '_createdAt',
  '_updatedAt',
  '_system',
  'subject',
])

/** Returns 'drafts.' or 'versions.<release>.' of a draft's or a version's id, and '' of a published one. */
const versionOf = (id: string) => id.slice(0, id.length - publishedId(id).length)

const subjectOf = (route: Fields) => publishedId(referenceOf(route.subject))

/** Temporary routes that the Studio made for previews of documents without a page. */
const isTemporary = ({ _id }: Stored) => _id.startsWith('drafts.preview-')

/**
 * A page was two documents, its content and a 'route' that referred to it. Its entry in the route registry is a field
 * of the content now: `route`. References to routes become references to their content, the field `route` of links is
 * called `page`, and the routes are deleted. Nothing is changed while a route has no content, or a content two routes.
 */
export default defineMigration({
  title: 'Put the routes into the documents that they show',
  async *migrate(documents) {
    const stored: Stored[] = []
    for await (const { _id, _type, ...fields } of documents())
      stored.push({ ...fields, _id, _type })
    const routes = stored.filter((document) => document._type === 'route' && !isTemporary(document))
    requireOneRouteEach(routes, new Set(stored.map(({ _id }) => _id)))

    const subjects: Subjects = new Map(
      routes.map((route) => {
        const id = subjectOf(route)
        const versions = stored.filter(({ _id }) => publishedId(_id) === id)
        const isPublished = versions.some(({ _id }) => _id === id)
        return [publishedId(route._id), { id, type: versions[0]?._type ?? '', isPublished }]
      }),
    )
    const entries = new Map(
      routes.map((route) => [versionOf(route._id) + subjectOf(route), entryOf(route, subjects)]),
    )
    const byId = new Map(stored.map((document) => [document._id, document]))
    for (const [id, route] of entries) {
      const published = byId.get(publishedId(id))
      // The route has a draft, and its content none: the content gets one.
      if (published && !byId.has(id))
        yield createIfNotExists(draftOf(published, id, route, subjects))
    }
    for (const document of stored) {
      if (document._type === 'route') yield del(document._id)
      else {
        const route = entries.get(document._id) ?? entries.get(publishedId(document._id))
        const changes = changesOf(document, route, subjects)
        if (changes.length > 0) yield patch(document._id, changes)
      }
    }
  },
})

/** @throws Error with a line for each route that cannot become a field */
function requireOneRouteEach(routes: readonly Stored[], ids: ReadonlySet<string>): void {
  const owners = new Map<string, string>()
  const faults = routes.flatMap((route) => {
    const [id, name] = [subjectOf(route), `${route._id} (${String(route.path)})`]
    const owner = owners.get(id) ?? publishedId(route._id)
    owners.set(id, owner)
    const isKnown = [id, `drafts.${id}`, versionOf(route._id) + id].some((each) => ids.has(each))
    if (!id || !isKnown) return [`${name} shows no document: give it one, or delete it.`]
    if (owner !== publishedId(route._id))
      return [`${name} and ${owner} show the same document, ${id}: make one of them a redirect.`]
    if (versionOf(route._id) === '' && !ids.has(id))
      return [`${name} is published, but ${id} is a draft: publish or unpublish both.`]
    return []
  })
  if (faults.length > 0) throw new Error(['Nothing was changed.', ...faults].join('\n'))
}

/** Returns the field of a document that was a document of its own. */
const entryOf = (route: Stored, subjects: Subjects): Fields => ({
  _type: 'route',
  ...Object.fromEntries(
    Object.entries(route)
      .filter(([name]) => !OWN_FIELDS.has(name))
      .map(([name, value]) => [name, redirected(value, subjects)]),
  ),
})

function draftOf(
  { _rev, _createdAt, _updatedAt, ...fields }: Stored,
  id: string,
  route: Fields,
  subjects: Subjects,
): Stored {
  const changed = Object.entries(fields).map(([name, value]) => [name, redirected(value, subjects)])
  return { ...Object.fromEntries(changed), _id: id, _type: fields._type, route }
}

function changesOf(document: Stored, route: Fields | undefined, subjects: Subjects): NodePatch[] {
  const changes = Object.entries(document).flatMap(([name, value]) => {
    const next = redirected(value, subjects)
    return JSON.stringify(next) === JSON.stringify(value) ? [] : [at(name, set(next))]
  })
  return route ? [...changes, at('route', set(route))] : changes
}

/** Returns a value whose references to routes are references to what these show, weak until that is published. */
function redirected(value: unknown, subjects: Subjects): unknown {
  if (Array.isArray(value)) return value.map((item) => redirected(item, subjects))
  if (!isRecord(value)) return value
  const subject = subjects.get(publishedId(referenceOf(value)))
  if (subject) {
    const { _weak, _strengthenOnPublish, ...reference } = value
    const { id, type, isPublished } = subject
    return {
      ...reference,
      _ref: id,
      ...(!isPublished && { _weak, _strengthenOnPublish: { type, template: { id: type } } }),
    }
  }
  const isLink = subjects.has(publishedId(referenceOf(value.route)))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      isLink && name === 'route' ? 'page' : name,
      redirected(each, subjects),
    ]),
  )
}
