import type { LinkResult } from '@elos/content/review/links'
import { Queue } from '../../../common/queue.ts'
import { type Answered, type AskOptions, ask, PrivateAddressError } from './ask.ts'

/** The number of servers that are asked at the same time; each is asked for one address after the other. */
const HOSTS_AT_ONCE = 4

/** Milliseconds that a server has for one answer. */
const ANSWER_MS = 4000

/** The number of redirects that are followed. */
const MAX_REDIRECTS = 5

type Options = Omit<AskOptions, 'signal'> & {
  /** Ends the check: addresses that were not asked until then have no result. */
  signal: AbortSignal
  /** Ports besides 80 and 443, for tests. */
  isPortAllowed?: (port: string) => boolean
}

const isUsualPort = (port: string) => port === ''

/** Asks for an address politely: without its content first, and with it where a server refuses that. */
async function answerAt(url: URL, options: Options): Promise<Answered> {
  const limited = (): AskOptions => ({
    ...options,
    signal: AbortSignal.any([options.signal, AbortSignal.timeout(ANSWER_MS)]),
  })
  const head = await ask(url, 'HEAD', limited())
  return head.status < 400 ? head : ask(url, 'GET', limited())
}

/** Follows the redirects of an address. Each of them is checked as the address itself. */
async function follow(address: string, options: Options): Promise<LinkResult> {
  let url: URL | null = URL.parse(address)
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    if (!url || !/^https?:$/.test(url.protocol))
      return { url: address, state: 'dead', detail: 'leva a um endereço que não é da web' }
    if (!(options.isPortAllowed ?? isUsualPort)(url.port))
      return { url: address, state: 'unsure', detail: 'usa uma porta que não é conferida' }
    const { status, location } = await answerAt(url, options)
    if (status < 300 || status >= 400 || !location) return readStatus(address, status)
    url = URL.parse(location, url)
  }
  return { url: address, state: 'dead', detail: 'redireciona sem chegar a uma página' }
}

/**
 * Reads the state of an address from the status. 404 and 410 say that there is nothing. Other errors may pass, or be
 * meant for programs only.
 */
function readStatus(url: string, status: number): LinkResult {
  if (status >= 200 && status < 400) return { url, state: 'alive', detail: 'abre' }
  const isGone = status === 404 || status === 410
  return { url, state: isGone ? 'dead' : 'unsure', detail: `erro ${status}` }
}

/** The meaning of errors. A server that cannot be reached now may be reached later. */
const ERRORS: Readonly<Record<string, Pick<LinkResult, 'state' | 'detail'>>> = {
  ENOTFOUND: { state: 'dead', detail: 'o endereço não existe' },
  ECONNREFUSED: { state: 'dead', detail: 'o servidor recusa a conexão' },
  CERT_HAS_EXPIRED: { state: 'dead', detail: 'o certificado do site venceu' },
  ERR_TLS_CERT_ALTNAME_INVALID: { state: 'dead', detail: 'o certificado é de outro site' },
}

function readError(url: string, error: unknown): LinkResult {
  if (error instanceof PrivateAddressError)
    return { url, state: 'dead', detail: 'não é um endereço público' }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return { url, ...(ERRORS[code] ?? { state: 'unsure', detail: 'não respondeu a tempo' }) }
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? url

/**
 * Checks addresses on other sites: few servers at a time, each for one address after the other. Those that
 * were not asked before the end have no result.
 */
export async function checkLinks(urls: readonly string[], options: Options): Promise<LinkResult[]> {
  const queue = new Queue(HOSTS_AT_ONCE)
  const hosts = [...Map.groupBy(new Set(urls), hostOf).values()]
  const results = await Promise.all(
    hosts.map((addresses) => queue.run(() => checkOneByOne(addresses, options))),
  )
  return results.flat()
}

async function checkOneByOne(urls: readonly string[], options: Options): Promise<LinkResult[]> {
  const results: LinkResult[] = []
  for (const url of urls) {
    if (options.signal.aborted) break
    const result = await follow(url, options).catch((error: unknown) => readError(url, error))
    if (!options.signal.aborted) results.push(result)
  }
  return results
}
