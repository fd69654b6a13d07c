import type { AssetKind } from '../../assets/assetFile.ts'
import { upload } from '../../assets/upload.ts'
import { datasetOf, type Lake } from '../../lake.ts'
import { requireAdministrator } from '../access.ts'
import { type LakeRequest, param } from '../request.ts'
import { json } from '../response.ts'
import type { Route } from '../router.ts'
import { identityOf } from './query.ts'

/** https://www.sanity.io/docs/http-reference/assets */
export function assetRoutes(lake: Lake): Route[] {
  const uploadAs = (kind: AssetKind) => async (request: LakeRequest) => {
    requireAdministrator(request.actor)
    const dataset = param(request, 'dataset')
    datasetOf(lake, dataset)
    const document = await upload(lake, {
      kind,
      dataset,
      content: await request.bytes(lake.limits.uploadBytes),
      contentType: request.headers['content-type'],
      query: request.query,
      author: identityOf(request),
    })
    return json({ document })
  }

  return [
    { method: 'POST', path: '/assets/images/:dataset', handle: uploadAs('image') },
    { method: 'POST', path: '/assets/files/:dataset', handle: uploadAs('file') },
  ]
}
