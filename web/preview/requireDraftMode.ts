import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'

/**
 * Leads everybody but editors to the page as published, and takes the cookie that Next does not know: only those with
 * some cookie of this name come here (`rewrites` in next.config.mjs, and web/proxy.ts).
 *
 * @param path of the page
 */
export async function requireDraftMode(path: string): Promise<void> {
  const { isEnabled } = await draftMode()
  if (!isEnabled) redirect(`/api/draft-mode/disable?${new URLSearchParams({ path })}`)
}
