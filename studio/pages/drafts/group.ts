import type { StoredDocument } from '@elos/content/parts/stored/document'
import { pathOf } from '@elos/content/parts/stored/route'
import { isRecord, referenceOf, textOf } from '@elos/content/parts/stored/value'
import { authorizedWords, consentId } from '@elos/content/review/consents'
import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { DocumentSet } from '../../base/documents/documentSet.ts'
import { revisionOf } from '../../base/documents/revision.ts'
import { today } from '../../base/initialValues.ts'
import { publishDrafts } from './publishDrafts.ts'
import { type DraftRow, inPublishingOrder, referencesOf } from './rows.ts'

/** A document in full: the history of hosted Sanity ends after some days. */
const keptSchema = z.looseObject({ _id: z.string(), _type: z.string() })

const memberSchema = z.object({
  /** The published id. */
  id: z.string(),
  type: z.string(),
  title: z.string(),
  /** The transaction that published it, which is its revision since then. */
  transactionId: z.string(),
  /** The document before. Null for a new one. */
  before: keptSchema.nullable(),
  /** The redirects from its path, which publishing it ends. Older records have none. */
  redirects: z.array(keptSchema.extend({ source: z.string() })).default([]),
})

/** A document that a group was about to publish. */
export type PublishedMember = z.infer<typeof memberSchema>

/**
 * The state of a member: its transaction did not take place, or was undone; it is as the group published it; or somebody
 * has changed it later.
 */
export type MemberState = 'waiting' | 'published' | 'changed'

/** The state of a member, from its published version now. */
export function stateOf(
  { transactionId, before }: PublishedMember,
  published: StoredDocument | null | undefined,
): MemberState {
  const revision = published ? revisionOf(published) : ''
  if (revision === transactionId) return 'published'
  return revision === (before ? revisionOf(before) : '') ? 'waiting' : 'changed'
}

/** The members that a group has published, by its record and what is published now; those that wait are none. */
export function publishedMembers(record: unknown, documents: DocumentSet): PublishedMember[] {
  const json = z.string().safeParse(record).data
  const members = json ? z.array(memberSchema).parse(JSON.parse(json)) : []
  return members.filter((member) => stateOf(member, documents.get(member.id)) !== 'waiting')
}

interface Group {
  id: string
  /** The documents that it has published before, which stay as they are in the record. */
  published: readonly PublishedMember[]
}

/**
 * Publishes drafts of a group in one transaction, and keeps what was published before. That is noted first: a record of a
 * transaction that did not take place undoes nothing. Rejects when the server refuses a draft; none is published then.
 *
 * @param waiting all drafts of the group: it waits for its day while one of them does
 */
export async function publishGroup(
  client: SanityClient,
  group: Group,
  rows: readonly DraftRow[],
  waiting: readonly DraftRow[] = rows,
): Promise<void> {
  const transactionId = crypto.randomUUID()
  const ended = await redirectsFrom(client, rows)
  const members = rows.map(({ id, title, draft, published }): PublishedMember => {
    const earlier = group.published.find((member) => member.id === id)
    const redirects = ended.filter(({ source }) => source === pathOf(draft))
    return {
      id,
      type: draft._type,
      title,
      transactionId,
      before: earlier ? earlier.before : published,
      redirects: [...(earlier?.redirects ?? []), ...redirects],
    }
  })
  const others = group.published.filter(({ id }) => !members.some((member) => member.id === id))
  const record = (published: readonly PublishedMember[]) =>
    client.patch(group.id, { set: { publication: JSON.stringify(published) } }).commit()
  await record([...others, ...members])
  try {
    await publishDrafts(client, inPublishingOrder(rows).flat(), transactionId)
  } catch (error) {
    // A refused transaction did not take place; one without an answer may have.
    if (error instanceof ClientError) await record(group.published)
    throw error
  }
  if (waiting.some((row) => !rows.includes(row))) return
  // Without the note it is published as well, and nobody is reminded of a group without drafts.
  const publishedAt = new Date().toISOString()
  await client
    .patch(group.id, { set: { publishedAt } })
    .commit()
    .catch(() => undefined)
}

/** The redirects from the paths at which drafts have their pages. */
const redirectsFrom = (client: SanityClient, rows: readonly DraftRow[]) =>
  client.fetch<PublishedMember['redirects']>(
    '*[_type == "redirect" && !(_id in path("drafts.**")) && source in $paths]',
    { paths: rows.flatMap(({ draft }) => pathOf(draft) || []) },
    { perspective: 'raw' },
  )

/** A document in which references to these, by id and type, wait for them to be published again. */
const withoutStrong = (
  document: StoredDocument,
  types: ReadonlyMap<string, string>,
): StoredDocument =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) => {
    const type = types.get(referenceOf(value))
    if (!type || !isRecord(value)) return value
    return { ...value, _weak: true, _strengthenOnPublish: { type } }
  })

/** A document without what the Lake writes anew. */
const contentOf = ({ _rev, _updatedAt, ...document }: StoredDocument): StoredDocument => document

/** Returns a document as it was before. A testimonial is authorized by its record of now: a consent may have been withdrawn. */
function formerOf(before: StoredDocument, documents: DocumentSet): StoredDocument {
  const former = contentOf(before)
  if (before._type !== 'testimonial') return former
  const record = documents.get(consentId(before._id))
  return { ...former, authorizedWords: authorizedWords(record, former.content, today()) }
}

/**
 * Brings what a group has published back to what it was, in one transaction; a document that was new is taken off. What is
 * published now stays as a draft, unless somebody has begun another, and redirects that it ended are there again. Rejects,
 * and undoes nothing, when somebody changes one of them meanwhile, or another document needs one that was new.
 *
 * @param documents the documents as they were shown to who undoes, with the records of consent
 */
export async function undoGroup(
  client: SanityClient,
  { id: groupId, published: members }: Group,
  documents: DocumentSet,
): Promise<void> {
  const added = members.filter(({ before }) => !before)
  const types = new Map(added.map(({ id, type }) => [id, type]))
  const transaction = client.transaction()
  const ifUnchanged = (document: StoredDocument) =>
    transaction.patch(document._id, {
      ifRevisionID: revisionOf(document),
      setIfMissing: { _type: document._type },
    })
  for (const { id, before } of members) {
    const published = documents.get(id)
    const draft = documents.get(`drafts.${id}`)
    if (published) ifUnchanged(published)
    if (published && !draft)
      transaction.create({ ...withoutStrong(contentOf(published), types), _id: `drafts.${id}` })
    // It would keep what was new from being taken off.
    if (draft && referencesOf(draft).some((each) => types.has(each))) {
      ifUnchanged(draft)
      transaction.createOrReplace(withoutStrong(contentOf(draft), types))
    }
    if (before) transaction.createOrReplace(formerOf(before, documents))
  }
  const { needless, back } = redirectsAfter(members, documents)
  for (const { _id } of needless) transaction.delete(_id)
  for (const { id } of added) if (documents.has(id)) transaction.delete(id)
  for (const redirect of back) transaction.createIfNotExists(contentOf(redirect))
  transaction.patch(groupId, { unset: ['publication', 'publishedAt'] })
  await transaction.commit({ tag: 'group' })
}

/**
 * The redirects that undoing members takes away, and those that are there again: from their paths to pages that exist. A
 * page takes precedence over a redirect from its path, and no redirect that moving a new page left may outlive the page.
 */
function redirectsAfter(members: readonly PublishedMember[], documents: DocumentSet) {
  const ids = members.map(({ id }) => id)
  const added = members.filter(({ before }) => !before).map(({ id }) => id)
  const paths = members.flatMap(({ before }) => (before && pathOf(before)) || [])
  const redirects = [...documents.values()].filter(({ _type }) => _type === 'redirect')
  const needless = redirects.filter(({ _id, source, target }) => {
    const id = referenceOf(target)
    // A redirect that staff write in its own form has an id of another kind.
    const isOfMove = _id.startsWith('redirect-')
    return ids.includes(id) && (paths.includes(textOf(source)) || (isOfMove && added.includes(id)))
  })
  const staying = redirects.filter((redirect) => !needless.includes(redirect))
  const taken = new Set([...paths, ...staying.map(({ source }) => textOf(source))])
  const back = members
    .flatMap(({ redirects: ended }) => ended)
    .filter((redirect) => {
      const target = referenceOf(redirect.target)
      return !taken.has(redirect.source) && documents.has(target) && !added.includes(target)
    })
  return { needless, back }
}
