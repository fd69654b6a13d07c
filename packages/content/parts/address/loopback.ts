/** Matches 127.0.0.0/8. A parsed URL has every address of version 4 in four decimal numbers. */
const LOOPBACK_NETWORK = /^127(?:\.\d{1,3}){3}$/

/** Whether a URL is an address of this machine alone: `localhost` or a name under it, 127.0.0.0/8 or [::1] (RFC 6761, 6.3). */
export function isLoopback(url: string): boolean {
  const hostname = URL.parse(url)?.hostname ?? ''
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    LOOPBACK_NETWORK.test(hostname)
  )
}
