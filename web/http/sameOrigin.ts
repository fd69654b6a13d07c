/**
 * Returns whether a page of this site sent the request. Browsers say so in `Sec-Fetch-Site`, older ones in
 * `Origin`; no page can change either.
 *
 * @param siteUrl the site's own address
 */
export function isSameOrigin({ headers }: Request, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin') ?? ''
  if (!URL.canParse(origin)) return false
  // Behind a proxy the host may be another than the one visitors see.
  const { host } = new URL(origin)
  return host === new URL(siteUrl).host || host === headers.get('host')
}
