/** A request to read of which only the path and a few headers matter. */
export interface PlainRequest {
  method: 'GET' | 'HEAD'
  /** Without a query and without anything that is written in several ways. */
  path: string
  /** Those that the front reads (`READ`), by name in lower case. */
  headers: Record<string, string>
}

/** Bytes of the largest request that is read here: half of what Node's HTTP server reads. */
const MAX_BYTES = 8192

/** The headers on which an answer depends, or who may have it. What the front begins to read must be named here. */
const READ = [
  ...['host', 'connection', 'cookie'],
  ...['accept-encoding', 'available-dictionary', 'if-none-match', 'save-data', 'sec-ch-ua'],
]
/**
 * The headers that say nothing of where a request ends, of who may see the answer, or of which part of it is
 * wanted, and that do not matter to the front. A request with any other header is not plain.
 */
const HARMLESS = [
  ...['user-agent', 'accept', 'accept-language', 'referer', 'origin'],
  ...['dictionary-id', 'if-modified-since', 'cache-control', 'pragma'],
  ...['priority', 'upgrade-insecure-requests', 'purpose', 'dnt', 'sec-gpc', 'sec-purpose'],
  ...['sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site', 'sec-fetch-user'],
  ...['sec-fetch-storage-access', 'sec-ch-ua-mobile', 'sec-ch-ua-platform'],
  'sec-ch-prefers-color-scheme',
  // Of proxies.
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip'],
  ...['x-request-id', 'forwarded', 'via'],
]

/** The first line, then a line for each header, then an empty one. Printable ASCII alone. */
const SHAPE = new RegExp(
  String.raw`^(GET|HEAD) (/[\w./-]*) HTTP/1\.1\r\n((?:(?i:${[...READ, ...HARMLESS].join('|')}): [!-~](?:[ -~]*[!-~])?\r\n)+)\r\n$`,
)

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

/** `READ` by the length of the name: most other names have another one. */
const BY_LENGTH = Map.groupBy(READ, ({ length }) => length)

/** Reads those of `READ` that are among lines of headers. Returns undefined when one is there twice. */
function readHeaders(lines: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {}
  for (let start = 0; start < lines.length; ) {
    const colon = lines.indexOf(':', start)
    const end = lines.indexOf('\r', colon)
    for (const name of BY_LENGTH.get(colon - start) ?? []) {
      if (!isAt(lines, start, name)) continue
      if (headers[name] !== undefined) return undefined
      headers[name] = lines.slice(colon + 2, end)
    }
    start = end + 2
  }
  return headers
}

/** The bit in which a small letter differs from its capital. A hyphen has it too. */
const SMALL = 0x20

/** Whether a name, given in small letters, is written at a place of a text. To cut it out first takes far longer. */
function isAt(text: string, start: number, name: string): boolean {
  for (let place = 0; place < name.length; place++)
    if ((text.charCodeAt(start + place) | SMALL) !== name.charCodeAt(place)) return false
  return true
}
