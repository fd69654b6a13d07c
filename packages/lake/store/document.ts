/** A document as the Lake keeps it. Documents are never changed in place. */
export interface LakeDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  /** RFC 3339, UTC */
  readonly _createdAt: string
  /** RFC 3339, UTC */
  readonly _updatedAt: string
  readonly [attribute: string]: unknown
}

const draftPrefix = 'drafts.'
const versionId = /^versions\.([^.]+)\.(.+)$/

/**
 * The id under which a draft or a version is published:
 * `drafts.a` and `versions.r1.a` are both variants of `a`.
 */
export function publishedId(id: string): string {
  if (id.startsWith(draftPrefix)) return id.slice(draftPrefix.length)
  return versionId.exec(id)?.[2] ?? id
}

export function draftId(id: string): string {
  return draftPrefix + publishedId(id)
}

/** The id of a document's variant in a release. */
export function versionOf(release: string, id: string): string {
  return `versions.${release}.${publishedId(id)}`
}

export function isPublishedId(id: string): boolean {
  return publishedId(id) === id
}

/** Documents with a dot in their id are private: only an authorised reader sees them. */
export function isPrivateId(id: string): boolean {
  return id.includes('.')
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
