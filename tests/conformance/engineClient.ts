import type { ContentClient } from '@elos/content/parts/read/client'
import { evaluateQuery } from '@elos/lake/query/evaluate'
import type { LakeDocument } from '@elos/lake/store/document'
import { Snapshot } from '@elos/lake/store/snapshot'

export const SANITY = { projectId: 'elos', dataset: 'production' }

/** A document with what the Lake adds to it, unless it has that already. */
export const inLake = <Document extends { _id: string; _type: string }>(
  document: Document,
): LakeDocument => ({
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  ...document,
})

/** A client that asks the Lake's query engine, without a server, about published documents. */
export function engineClient(documents: readonly { _id: string; _type: string }[]): ContentClient {
  const view = Snapshot.of(documents.map(inLake))
  return {
    async fetch(query, params) {
      const { result } = evaluateQuery({ view, query, params, identity: '', sanity: SANITY })
      return JSON.parse(JSON.stringify(result))
    },
  }
}
