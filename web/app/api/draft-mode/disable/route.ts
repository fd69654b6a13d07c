import { draftMode } from 'next/headers'
import { localPath } from '../../../../preview/localPath.ts'

/** Ends a preview and leads back to the page of `?path=`, now as published. Never leads to another site. */
export async function GET(request: Request): Promise<Response> {
  const mode = await draftMode()
  mode.disable()
  const location = localPath(new URL(request.url).searchParams.get('path'))
  return new Response(null, { status: 307, headers: { location } })
}
