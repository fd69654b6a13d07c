import { unwrapped } from '@elos/content/parts/address/wrapped'
import { checkUrl } from '../../base/rules/text.ts'

/** Matches an address without its scheme: 'exemplo.com.br/x'. What ends as the name of a file does is none. */
const BARE =
  /^(?![^/?#]*\.(?:html?|php|aspx?|jsp|pdf|docx?|xlsx?|pptx?|od[tsp]|txt|csv|zip|png|jpe?g|gif|webp|svg)(?:[/?#]|$))(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/iu

function withScheme(href: string): string {
  if (href.startsWith('//')) return `https:${href}`
  return BARE.test(href) ? `https://${href}` : href
}

/**
 * The complete address of a pasted link, which people write with spaces around it or without https, and without the
 * services that mail programs put around it. Undefined for one that no page can follow, such as 'file:///C:/…' or '#secao'.
 */
export function linkAddress(href: string): string | undefined {
  const written = withScheme(href.trim())
  if (!/^https?:\/\//i.test(written)) return undefined
  const inner = unwrapped(written)
  if (inner === undefined || inner !== written) return inner && linkAddress(inner)
  const address = /\s/.test(written) ? URL.parse(written)?.href : written
  return address && checkUrl(address) === true ? address : undefined
}
