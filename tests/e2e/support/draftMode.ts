import { randomUUID } from 'node:crypto'
import { env, lake } from './lake.ts'

/** Starts a preview of a site as the Studio does. Returns the headers of a browser that is in draft mode then. */
export async function inDraftMode(origin: string): Promise<{ cookie: string }> {
  const secret = randomUUID()
  const { _id } = await lake.create({
    _id: `sanity-preview-url-secret.${secret}`,
    _type: 'sanity.previewUrlSecret',
    secret,
    source: 'teste',
    studioUrl: env.E2E_STUDIO_URL,
  })
  const query = new URLSearchParams({ 'sanity-preview-secret': secret })
  const answer = await fetch(`${origin}/api/draft-mode/enable?${query}`, { redirect: 'manual' })
  await lake.delete(_id)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''))
  return { cookie: cookies.filter((cookie) => !cookie.endsWith('=')).join('; ') }
}
