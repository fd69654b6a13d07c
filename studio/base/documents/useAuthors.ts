import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isRecord } from '@elos/content/parts/stored/value'
import type { SanityClient } from '@sanity/client'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { revisionOf } from './revision.ts'

/** The user id of who made the last change of a document; undefined when its history does not say. */
async function lastAuthor(client: SanityClient, id: string): Promise<string | undefined> {
  const answer: unknown = await client.request({
    uri: `/data/history/${client.config().dataset}/transactions/${id}`,
    query: { excludeContent: 'true', excludeMutations: 'true', reverse: 'true', limit: '1' },
    tag: 'authors',
  })
  // The history is sent as lines of JSON.
  const entry: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer
  return isRecord(entry) && typeof entry.author === 'string' ? entry.author : undefined
}

/**
 * Returns the id of the user who last changed each draft, by the drafts' ids: undefined where its history does not say, and
 * no entry before it has answered.
 */
export function useAuthors(
  rows: readonly { draft: StoredDocument }[],
): ReadonlyMap<string, string | undefined> {
  const client = useClient({ apiVersion: API_VERSION })
  const asked = useRef(new Set<string>())
  const [authors, setAuthors] = useState<ReadonlyMap<string, string | undefined>>(new Map())
  useEffect(() => {
    for (const { draft } of rows) {
      const { _id } = draft
      const version = `${_id} ${revisionOf(draft)}`
      if (asked.current.has(version)) continue
      asked.current.add(version)
      void lastAuthor(client, _id)
        .catch(() => undefined)
        .then((author) => setAuthors((before) => new Map(before).set(_id, author)))
    }
  }, [client, rows])
  return authors
}
