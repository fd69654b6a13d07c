import { encodeSignatureHeader } from '@sanity/webhook'
import { addresses, type Settings } from '../config.ts'
import { siteEnvironment } from '../environment.ts'

/**
 * Tells the site that the settings changed, which every page is made from. The pages of a build show
 * the content of its day; after this they are rendered anew, so that edits made since then show.
 */
export async function refreshSite(settings: Settings): Promise<void> {
  const body = JSON.stringify({ _id: 'siteSettings', _type: 'siteSettings' })
  const secret = siteEnvironment(settings).SANITY_WEBHOOK_SECRET ?? ''
  const signature = await encodeSignatureHeader(body, Date.now(), secret)
  await fetch(`${addresses(settings).site}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': signature },
    body,
  })
}
