import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { titleOf } from '@elos/content/parts/stored/value'
import type { SanityClient, Transaction } from '@sanity/client'
import { z } from 'zod'
import { DELETION_TYPE } from '../../base/records.ts'
import { isPrivate, isRestorable } from '../../base/singletons.ts'
import { purging } from '../../leads/requests.ts'
import { absenceId } from '../absence/absence.ts'

/** A record of a document that somebody has deleted. */
export interface Deletion {
  /** The record's own id. It has a dot, so the Lake keeps it private. */
  _id: string
  /** The published id of the document. */
  about: string
  aboutType: string
  title: string
  /** ISO 8601. */
  deletedAt: string
  /** The name of who did it. */
  deletedBy: string
}

/** The fields of a deleted document, as the record has them in JSON: references would keep others from being deleted. */
const fieldsSchema = z
  .string()
  .transform((json): unknown => JSON.parse(json))
  .pipe(z.looseObject({ _type: z.string() }))

/**
 * Adds a copy of a document to the transaction before its deletion. The history of hosted Sanity ends after some days,
 * and no query finds deleted documents in it. One of a type that cannot be restored has no copy.
 */
export function keepCopy(
  transaction: Transaction,
  document: StoredDocument,
  deletedBy: string,
): Transaction {
  if (!isRestorable(document._type)) return transaction
  const { _id, _rev, _updatedAt, ...fields } = document
  const about = publishedId(_id)
  const record: Deletion = {
    _id: `deleted.${about}`,
    about,
    aboutType: document._type,
    title: titleOf(document),
    deletedAt: new Date().toISOString(),
    deletedBy,
  }
  return transaction.createOrReplace({
    ...record,
    _type: DELETION_TYPE,
    fields: JSON.stringify(fields),
  })
}

/**
 * Writes a deleted document again, as a draft where its type has drafts. Rejects when the document is there, or when
 * another to which it refers is not.
 */
export async function restore(
  client: SanityClient,
  { _id, about }: Pick<Deletion, '_id' | 'about'>,
): Promise<void> {
  const record = await client.getDocument<{ fields?: unknown }>(_id)
  const fields = fieldsSchema.parse(record?.fields)
  await client
    .transaction()
    .create({ ...fields, _id: isPrivate(fields._type) ? about : `drafts.${about}` })
    .delete(_id)
    .commit()
}

/**
 * Deletes the copy of a document, the record of where it stood, and the history of both: a person may ask for that, such
 * as the author of a testimonial.
 */
export const eraseCopy = (client: SanityClient, { _id, about }: Pick<Deletion, '_id' | 'about'>) =>
  client.mutate([_id, absenceId(about)].map(purging), { returnDocuments: false })
