import { SITE_TAG } from '@elos/content'
import { keep } from './keep.ts'

interface SiteFile {
  type: string
  /** Makes the file; null while there is nothing to tell. */
  make(now: Date): Promise<{ text: string | null; freshUntil: Date | null }>
}

/** Answers a file made from the whole site, kept until any document changes. */
export async function siteFile({ type, make }: SiteFile): Promise<Response> {
  const now = new Date()
  const { text, freshUntil } = await make(now)
  await keep({ tags: [SITE_TAG], freshUntil }, now)
  if (text === null) return new Response(null, { status: 404 })
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } })
}
