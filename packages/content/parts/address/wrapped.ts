/** The services that check or count clicks, by their host and path, and the parameter that says where a link leads. */
const SERVICES: readonly [address: RegExp, parameter: string][] = [
  [/\.safelinks\.protection\.outlook\.com\//, 'url'],
  [/^(?:www\.)?google\.[a-z.]+\/url$/, 'q'],
  [/^(?:www\.)?google\.[a-z.]+\/url$/, 'url'],
  [/^lm?\.(?:facebook|instagram|messenger)\.com\//, 'u'],
  [/^l\.wl\.co\//, 'u'],
  [/^(?:www\.)?youtube\.com\/redirect$/, 'q'],
  [/^(?:www\.)?linkedin\.com\/(?:safety\/go|redir\/redirect)$/, 'url'],
  [/^linkprotect\.cudasvc\.com\//, 'a'],
  [/^slack-redir\.net\//, 'url'],
  [/^protect2?\.fireeye\.com\//, 'u'],
  [/^clicktime\.symantec\.com\//, 'u'],
  [/^out\.reddit\.com\//, 'url'],
]

/** Addresses of services that keep in them where a link leads, in no form that can be read. */
const UNREADABLE = /(^|\.)(mimecast(protect)?\.com|lnkd\.in)$/

/** Matches the address in one of Proofpoint's, https://urldefense.com/v3/__https://exemplo.com.br__;!!… */
const PROOFPOINT = /^\/v3\/__(.+?)__;/

/** How many wrappers may be around an address: a forwarded mail has several. */
const MOST_WRAPPERS = 5

/** The address within one that a service has put around it; the same one where there is none. */
function innerOf(address: string): string | undefined {
  const url = URL.parse(address)
  if (!url) return undefined
  const { hostname, pathname, searchParams } = url
  if (UNREADABLE.test(hostname)) return undefined
  if (/(^|\.)urldefense\.(proofpoint\.)?com$/.test(hostname)) return fromProofpoint(url)
  if (hostname === 'secure-web.cisco.com') return decoded(pathname.split('/').at(-1) ?? '')
  const services = SERVICES.filter(([service]) => service.test(hostname + pathname))
  const kept = services.flatMap(([, parameter]) => searchParams.get(parameter) ?? [])
  if (kept.length === 0) return address
  // A link in Google's results has the searched words as `q` and the address as `url`.
  return kept.find((each) => /^https?:/.test(each))
}

function fromProofpoint({ href, pathname, searchParams }: URL): string | undefined {
  const path = href.slice(href.indexOf(pathname))
  const [, inner] = PROOFPOINT.exec(path) ?? []
  // An asterisk stands for characters that are encoded behind.
  if (inner) return inner.includes('*') ? undefined : inner
  const old = searchParams.get('u')
  return old ? decoded(old.replaceAll('-', '%').replaceAll('_', '/')) : undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * Returns the address to which a link leads, without the services that mail programs and networks put around it: these
 * have the e-mail address of who copied the link in them, or expire. Undefined where it cannot be read.
 */
export function unwrapped(address: string): string | undefined {
  let current = address
  for (let wrapper = 0; wrapper < MOST_WRAPPERS; wrapper++) {
    const inner = innerOf(current)
    if (inner === undefined || inner === current) return inner
    current = inner
  }
  return undefined
}

/** Whether an address is one of a service around another. */
export const isWrapped = (address: string): boolean => unwrapped(address) !== address
