import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { addresses, type Settings } from '../config.ts'
import { siteEnvironment } from '../environment.ts'
import { StackError } from '../errors.ts'

/**
 * Notifies a running site that the settings changed. Every page depends on them, so the site renders
 * all pages again, with the edits that were made since its build.
 *
 * @throws StackError when the site refuses the message.
 */
export async function refreshSite(settings: Settings): Promise<void> {
  const body = JSON.stringify({ _id: 'siteSettings', _type: 'siteSettings' })
  const secret = siteEnvironment(settings).SANITY_WEBHOOK_SECRET ?? ''
  const signature = await encodeSignatureHeader(body, Date.now(), secret)
  const url = `${addresses(settings).site}/api/revalidate`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature },
    body,
  })
  if (response.ok) return
  throw new StackError(
    `The site did not take a publishing message (${response.status} from ${url}): its pages may show old content. ` +
      'If the status is 401, the site runs with another SANITY_WEBHOOK_SECRET: restart it with this one.',
  )
}
