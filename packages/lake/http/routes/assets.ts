import type { AssetKind } from '../../assets/assetId.ts'
import { upload } from '../../assets/upload.ts'
import { datasetOf, type Lake } from '../../lake.ts'
import { identityOf, type LakeRequest, param } from '../request.ts'
import { json } from '../response.ts'
import type { Route } from '../router.ts'

/** https://www.sanity.io/docs/http-reference/assets */
export function assetRoutes(lake: Lake): Route[] {
  const uploadAs = (kind: AssetKind) => async (request: LakeRequest) => {
    const dataset = datasetOf(lake, param(request, 'dataset'))
    const target = {
      projectId: lake.projectId,
      dataset,
      assetsDir: lake.store.assetsDir(dataset.name),
      baseUrl: lake.url(),
      maxPixels: lake.limits.imagePixels,
      limited: lake.images.limited,
    }
    const document = await upload(target, {
      kind,
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
