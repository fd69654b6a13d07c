import type { StoredDocument } from '@elos/content/parts/stored/document'
import { pathOf } from '@elos/content/parts/stored/route'
import { isRecord, referenceOf } from '@elos/content/parts/stored/value'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { DocumentSet } from '../../base/documents/documentSet.ts'
import { revisionOf } from '../../base/documents/revision.ts'
import { publishDrafts } from './publishDrafts.ts'
import { type DraftRow, inPublishingOrder } from './rows.ts'

const memberSchema = z.object({
  /** The published id. */
  id: z.string(),
  type: z.string(),
  title: z.string(),
  /** The transaction that published it, which is its revision since then. */
  transactionId: z.string(),
  /** The document before, in full: the history of hosted Sanity ends after some days. Null for a new one. */
  before: z.looseObject({ _id: z.string(), _type: z.string() }).nullable(),
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
  const members = rows.map(({ id, title, draft, published }): PublishedMember => {
    const earlier = group.published.find((member) => member.id === id)
    const before = earlier ? earlier.before : published
    return { id, type: draft._type, title, transactionId, before }
  })
  const others = group.published.filter(({ id }) => !members.some((member) => member.id === id))
  const publication = JSON.stringify([...others, ...members])
  await client.patch(group.id, { set: { publication } }).commit()
  await publishDrafts(client, inPublishingOrder(rows).flat(), transactionId)
  if (waiting.some((row) => !rows.includes(row))) return
  await client.patch(group.id, { set: { publishedAt: new Date().toISOString() } }).commit()
}

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

const REDIRECTS = '*[_type == "redirect" && source in $paths && target._ref in $ids]._id'

/**
 * Brings what a group has published back to what it was, in one transaction; a document that was new is taken off. What is
 * published now stays as a draft, unless somebody has begun another. Rejects, and undoes nothing, when somebody changes one
 * of them meanwhile, or another document needs one that was new.
 *
 * @param documents the documents as they were shown to who undoes
 */
export async function undoGroup(
  client: SanityClient,
  { id: groupId, published: members }: Group,
  documents: DocumentSet,
): Promise<void> {
  const added = members.filter(({ before }) => !before)
  const types = new Map(added.map(({ id, type }) => [id, type]))
  const transaction = client.transaction()
  for (const { id, before } of members) {
    const published = documents.get(id)
    if (published) {
      const { _type } = published
      transaction.patch(id, { ifRevisionID: revisionOf(published), setIfMissing: { _type } })
      if (!documents.has(`drafts.${id}`)) {
        const draft = withoutStrong(contentOf(published), types)
        transaction.create({ ...draft, _id: `drafts.${id}` })
      }
    }
    if (before) transaction.createOrReplace(contentOf(before))
  }
  for (const { id } of added) if (documents.has(id)) transaction.delete(id)
  for (const id of await redirectsOf(client, members)) transaction.delete(id)
  transaction.patch(groupId, { unset: ['publication', 'publishedAt'] })
  await transaction.commit({ tag: 'group' })
}

/** The redirects to pages from the paths at which they were before, and are again. */
const redirectsOf = (client: SanityClient, members: readonly PublishedMember[]) =>
  client.fetch<string[]>(
    REDIRECTS,
    {
      ids: members.map(({ id }) => id),
      paths: members.flatMap(({ before }) => (before && pathOf(before)) || []),
    },
    { perspective: 'raw' },
  )
