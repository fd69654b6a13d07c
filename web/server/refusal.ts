import type { IncomingMessage } from 'node:http'
import { pathOf } from './path.ts'

/** The longest address that is read, in characters: several times what advertisements add to a link. */
const MAX_ADDRESS = 4096

/** The methods that pages and files accept. */
const READING = ['GET', 'HEAD']
/**
 * The methods that the handlers below `/api/` accept, and pages for those who preview drafts: the tools
 * of a preview call Next's server. Each handler refuses what it has no use for.
 */
const WRITING = [...READING, 'POST']

/** Bytes of the largest body that is passed on. The handlers below `/api/` read less (`endpoint`). */
const MAX_BODY_BYTES = 1024 * 1024

/** Why a request is answered without looking at it any further. */
export interface Refusal {
  status: 400 | 405 | 408 | 413 | 414 | 431
  headers?: { allow: string }
  /** For a person, in Portuguese. */
  title: string
  text: string
}

const CHECK_ADDRESS = 'Confira o endereço e tente outra vez.'

/** For a request that no browser sends. */
export const MALFORMED: Refusal = {
  status: 400,
  title: 'Pedido inválido',
  text: 'O site não entendeu o pedido.',
}

/**
 * Returns the decoded path of a request, or why the request is refused.
 *
 * @param isPreviewing whether it comes from somebody who previews drafts
 */
export function pathOrRefusal(request: IncomingMessage, isPreviewing: boolean): string | Refusal {
  const { method = 'GET', url = '/' } = request
  if (url.length > MAX_ADDRESS)
    return { status: 414, title: 'Endereço longo demais', text: CHECK_ADDRESS }
  const path = pathOf(url)
  if (path === undefined) return { status: 400, title: 'Endereço inválido', text: CHECK_ADDRESS }
  const allowed = isPreviewing || path.startsWith('/api/') ? WRITING : READING
  if (!allowed.includes(method)) return notAllowed(allowed)
  if (hasSeveralHosts(request) || (READING.includes(method) && hasBody(request))) return MALFORMED
  if (Number(request.headers['content-length']) > MAX_BODY_BYTES)
    return { status: 413, title: 'Conteúdo grande demais', text: 'O texto enviado é longo demais.' }
  return path
}

/** Returns the refusal of a method, which names those that are accepted. */
export const notAllowed = (allowed: readonly string[] = READING): Refusal => ({
  status: 405,
  headers: { allow: allowed.join(', ') },
  title: 'Não é possível',
  text: 'Este endereço só pode ser lido.',
})

/** Whether a request has a body. Without these headers it has none (RFC 9112, section 6). */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || (headers['content-length'] ?? '0') !== '0'

/** Whether a request names several hosts, which servers must refuse (RFC 9112, section 3.2). */
const hasSeveralHosts = ({ headersDistinct }: IncomingMessage): boolean =>
  (headersDistinct.host?.length ?? 0) > 1
