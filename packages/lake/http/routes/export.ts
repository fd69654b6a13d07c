import { Readable } from 'node:stream'
import { datasetOf, type Lake } from '../../lake.ts'
import type { LakeDocument } from '../../store/document.ts'
import { viewOf } from '../../view/view.ts'
import { type LakeRequest, param } from '../request.ts'
import type { LakeResponse } from '../response.ts'
import type { Route } from '../router.ts'

/** Documents per chunk of the response. */
const BATCH_SIZE = 200

/** All documents that the reader may see, one per line. https://www.sanity.io/docs/http-reference/export */
export function exportRoutes(lake: Lake): Route[] {
  function handle(request: LakeRequest): LakeResponse {
    const { snapshot } = datasetOf(lake, param(request, 'dataset'))
    const access = request.actor === 'administrator' ? 'everything' : 'public'
    const types = request.query.get('types')?.split(',')
    const documents = viewOf(snapshot, 'raw', access).all()
    const exported = types ? documents.filter(({ _type }) => types.includes(_type)) : documents
    return {
      status: 200,
      headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' },
      body: Readable.from(lines(exported)),
    }
  }

  return [{ method: 'GET', path: '/data/export/:dataset', handle }]
}

function* lines(documents: readonly LakeDocument[]): Generator<string> {
  for (let at = 0; at < documents.length; at += BATCH_SIZE) {
    const batch = documents.slice(at, at + BATCH_SIZE)
    yield batch.map((document) => `${JSON.stringify(document)}\n`).join('')
  }
}
