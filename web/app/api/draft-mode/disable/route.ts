import { draftMode } from 'next/headers'
import { env } from '../../../../env.ts'
import { endpoint } from '../../../../http/endpoint.ts'
import { plainPage } from '../../../../http/plainPage.ts'
import { refuseAsPage } from '../../../../http/refusals.ts'
import { localPath } from '../../../../preview/localPath.ts'

/** Ends a preview and leads back to the page of `?path=`, now as published. Never leads to another site. */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: refuseAsPage,
  read({ request }) {
    const path = new URL(request.url).searchParams.get('path') ?? '/'
    return localPath(path, env.SITE_URL) ?? plainPage(400, { title: 'Endereço inválido' })
  },
  async answer(_, location) {
    const mode = await draftMode()
    mode.disable()
    return new Response(null, { status: 307, headers: { location } })
  },
})
