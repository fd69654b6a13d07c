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

/** Why a request is answered without looking at it any further. */
export interface Refusal {
  status: 400 | 405 | 414
  headers?: { allow: string }
  /** For a person, in Portuguese. */
  title: string
  text: string
}

const CHECK_ADDRESS = 'Confira o endereço e tente outra vez.'

/**
 * Returns the decoded path of a request, or why the request is refused.
 *
 * @param isPreviewing whether it comes from somebody who previews drafts
 */
export function pathOrRefusal(
  { method = 'GET', url = '/' }: Pick<IncomingMessage, 'method' | 'url'>,
  isPreviewing: boolean,
): string | Refusal {
  if (url.length > MAX_ADDRESS)
    return { status: 414, title: 'Endereço longo demais', text: CHECK_ADDRESS }
  const path = pathOf(url)
  if (path === undefined) return { status: 400, title: 'Endereço inválido', text: CHECK_ADDRESS }
  const allowed = isPreviewing || path.startsWith('/api/') ? WRITING : READING
  if (allowed.includes(method)) return path
  return {
    status: 405,
    headers: { allow: allowed.join(', ') },
    title: 'Não é possível',
    text: 'Este endereço só pode ser lido.',
  }
}
