import { datasetOf, type Lake } from '../../lake.ts'
import { isPrivateId, type LakeDocument, publishedId } from '../../store/document.ts'
import type { Snapshot } from '../../store/snapshot.ts'
import { flag, type LakeRequest, param } from '../request.ts'
import { json } from '../response.ts'
import type { Route } from '../router.ts'

interface Omitted {
  id: string
  reason: 'existence' | 'permission'
}

/** https://www.sanity.io/docs/http-reference/doc */
export function docRoutes(lake: Lake): Route[] {
  function handle(request: LakeRequest) {
    const { snapshot } = datasetOf(lake, param(request, 'dataset'))
    const asked = param(request, 'ids').split(',')
    const ids = flag(request, 'includeAllVersions')
      ? asked.flatMap((id) => variantsOf(id, snapshot))
      : asked
    const documents: LakeDocument[] = []
    const omitted: Omitted[] = []
    for (const id of new Set(ids)) {
      const document = snapshot.get(id)
      // A visitor's response is the same whether or not a private document exists.
      if (request.actor !== 'administrator' && isPrivateId(id)) {
        omitted.push({ id, reason: 'permission' })
      } else if (document) {
        documents.push(document)
      } else {
        omitted.push({ id, reason: 'existence' })
      }
    }
    return json({ documents: flag(request, 'excludeContent') ? [] : documents, omitted })
  }

  return [{ method: 'GET', path: '/data/doc/:dataset/:ids', handle }]
}

/** The ids of a document, its draft and its versions, if they exist; else the id itself. */
function variantsOf(id: string, snapshot: Snapshot): string[] {
  const published = publishedId(id)
  const found = [...snapshot.documents.keys()].filter((key) => publishedId(key) === published)
  return found.length > 0 ? found : [id]
}
