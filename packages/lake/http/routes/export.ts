import { datasetOf, type Lake } from '../../lake.ts'
import { viewOf } from '../../view/view.ts'
import { type LakeRequest, param } from '../request.ts'
import type { LakeResponse } from '../response.ts'
import type { Route } from '../router.ts'

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
      body: exported.map((document) => `${JSON.stringify(document)}\n`).join(''),
    }
  }

  return [{ method: 'GET', path: '/data/export/:dataset', handle }]
}
