/** A stored document. Documents are never changed in place. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  /** The moment as RFC 3339, in UTC. */
  _createdAt: string
  /** The moment as RFC 3339, in UTC. */
  _updatedAt: string
  [attribute: string]: unknown
}

const DRAFT_PREFIX = 'drafts.'
const VERSION_ID = /^versions\.([^.]+)\.(.+)$/

/** The id of the published document: `a` for `a`, its draft `drafts.a` and its version `versions.r1.a`. */
export function publishedId(id: string): string {
  if (id.startsWith(DRAFT_PREFIX)) return id.slice(DRAFT_PREFIX.length)
  return VERSION_ID.exec(id)?.[2] ?? id
}

export function draftId(id: string): string {
  return DRAFT_PREFIX + publishedId(id)
}

/** The id of a document's version in a release. */
export function versionOf(release: string, id: string): string {
  return `versions.${release}.${publishedId(id)}`
}

export function isPublishedId(id: string): boolean {
  return publishedId(id) === id
}

/** Returns whether an id is private: only the administrator sees documents with a dot in their id. */
export function isPrivateId(id: string): boolean {
  return id.includes('.')
}

/** Whether an id is of a record that only staff ever read: it has a dot, also without the prefix of a draft or a version. */
export function isRecordId(id: string): boolean {
  return isPrivateId(publishedId(id))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value that groq-js gives back is a document. */
export function isDocument(value: unknown): value is LakeDocument {
  return isRecord(value) && typeof value._id === 'string' && typeof value._type === 'string'
}
