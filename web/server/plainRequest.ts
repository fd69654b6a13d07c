/** A request to read of which only the path and a few headers matter. */
export interface PlainRequest {
  method: 'GET' | 'HEAD'
  /** Without a query and without anything that is written in several ways. */
  path: string
  /** By name in lower case. */
  headers: Record<string, string>
}

/** Bytes of the largest request that is read here: half of what Node's HTTP server reads. */
const MAX_BYTES = 8192

/**
 * The headers that say nothing of where a request ends, of who may see the answer, or of which part of it is
 * wanted. Of some of them the answer depends (`Accept-Encoding`), the others do not matter to the front. A
 * request with any other header is not plain.
 */
const HARMLESS = new Set([
  ...[
    'host',
    'connection',
    'user-agent',
    'accept',
    'accept-language',
    'referer',
    'origin',
    'cookie',
  ],
  ...['accept-encoding', 'available-dictionary', 'dictionary-id'],
  ...['if-none-match', 'if-modified-since', 'cache-control', 'pragma'],
  ...['priority', 'upgrade-insecure-requests', 'purpose', 'dnt', 'sec-gpc', 'sec-purpose'],
  ...['save-data'],
  ...[
    'sec-fetch-dest',
    'sec-fetch-mode',
    'sec-fetch-site',
    'sec-fetch-user',
    'sec-fetch-storage-access',
  ],
  ...['sec-ch-ua', 'sec-ch-ua-mobile', 'sec-ch-ua-platform', 'sec-ch-prefers-color-scheme'],
  // Of proxies.
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip'],
  ...['x-request-id', 'forwarded', 'via'],
])

/** The first line, then a line for each header, then an empty one. Printable ASCII alone. */
const SHAPE =
  /^(GET|HEAD) (\/[\w./-]*) HTTP\/1\.1\r\n((?:[A-Za-z-]+: [!-~](?:[ -~]*[!-~])?\r\n)+)\r\n$/

/** The cookie of those who preview drafts, whatever its value. */
const PREVIEW = '__prerender_bypass'

/**
 * Reads bytes that are exactly one plain request. Returns undefined for all others, also for those that may be
 * a request once more bytes are there: Node's HTTP server has to decide about them.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (bytes.length > MAX_BYTES) return undefined
  const [, method, path, lines] = SHAPE.exec(bytes.toString('latin1')) ?? []
  if ((method !== 'GET' && method !== 'HEAD') || !path || !lines) return undefined
  const headers = readHeaders(lines)
  if (headers?.host === undefined || headers.cookie?.includes(PREVIEW)) return undefined
  if (headers.connection !== undefined && headers.connection !== 'keep-alive') return undefined
  return { method, path, headers }
}

/** Reads lines of headers. Returns undefined when one is not harmless or is there twice. */
function readHeaders(lines: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {}
  for (let start = 0; start < lines.length; ) {
    const colon = lines.indexOf(':', start)
    const end = lines.indexOf('\r', colon)
    const name = harmlessName(lines.slice(start, colon))
    if (name === undefined || headers[name] !== undefined) return undefined
    headers[name] = lines.slice(colon + 2, end)
    start = end + 2
  }
  return headers
}

/** How many spellings are remembered: browsers write a name in one or two ways. */
const MAX_SPELLINGS = 500
/** Harmless names by how they were written: to have one again is faster than to make it anew. */
const bySpelling = new Map<string, string>()

function harmlessName(written: string): string | undefined {
  const known = bySpelling.get(written)
  if (known !== undefined) return known
  const name = written.toLowerCase()
  if (!HARMLESS.has(name)) return undefined
  if (bySpelling.size < MAX_SPELLINGS) bySpelling.set(written, name)
  return name
}
