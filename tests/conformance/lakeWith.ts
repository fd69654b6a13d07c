import { testLake } from '@elos/lake/testing/lake'
import type { SanityClient } from '@sanity/client'

export interface Content {
  _id: string
  _type: string
  [field: string]: unknown
}

/** The administrator's client of a Lake that has these documents, and is closed after the test. */
export async function lakeWith(documents: readonly Content[]): Promise<SanityClient> {
  const { client } = await testLake()
  await documents.reduce((all, each) => all.create(each), client.transaction()).commit()
  return client
}

export const reference = (_ref: string) => ({ _type: 'reference', _ref })

/** Publishes the draft of a document, as the Studio does. */
export const publish = (client: SanityClient, publishedId: string) =>
  client.action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${publishedId}`,
    publishedId,
  })
