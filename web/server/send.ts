import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { CacheKind } from '../publishing/purge/sharedCache.ts'
import { accepts } from './acceptEncoding.ts'
import type { CodedBody } from './dictionaries.ts'
import { isDictionaryCoding } from './dictionary.ts'
import { getOrMake } from './getOrMake.ts'
import { sharedCacheHeaders } from './sharedCacheHeaders.ts'
import { ENCODINGS, type Encoding, isPage, type StoredAnswer } from './storedAnswer.ts'
import { etagOf, weakEtagOf } from './validator.ts'

/**
 * Whether the answer was stored before the request, was stored for it, or was not stored because a
 * publication has outdated it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9211
 */
export type CacheStatus = 'hit' | 'fwd=miss; stored' | 'fwd=miss'

/**
 * Of a body in a coding with a dictionary: not every shared cache heeds `Vary`, and to a browser without the
 * dictionary these bytes are noise.
 */
const FOR_THIS_BROWSER = 'private, max-age=0, must-revalidate'
/** The same of the dictionary, which never changes. */
const FILE_FOR_THIS_BROWSER = 'private, max-age=31536000, immutable'
/** The same of a page, where it may be used as a dictionary for a week. */
const AS_DICTIONARY = 'private, max-age=0, stale-while-revalidate=604800'

export interface SendOptions {
  status?: CacheStatus | undefined
  /** The shared cache before the site, if it may store the answer. */
  cache?: CacheKind | undefined
  /** The body in a coding with a dictionary that the browser has and accepts. */
  coded?: CodedBody | undefined
  /** What the browser may use another body as a dictionary for, as the header says it. */
  useFor?: string | undefined
  /** Whether the body of a page depends on the dictionary that the browser has. */
  varies?: boolean
}

/** A body as it is sent. */
type Representation = CodedBody | { coding: Encoding; body: Buffer; useFor: string | undefined }

/** A request to read a stored answer. */
export interface Reading {
  /** 'GET' or 'HEAD'. */
  method?: string | undefined
  headers: IncomingHttpHeaders
}

/** What is sent. The same list of headers is the same object each time, where that is possible. */
export interface Reply {
  status: number
  /** Names and values in turn, without those that protect an answer (protection.ts). */
  head: string[]
  /** Undefined for 304 and HEAD. */
  body: Buffer | undefined
}

/**
 * Returns how a stored answer is sent: in the smallest coding that the browser accepts, or as 304 if the browser
 * has its body already in any of these codings.
 */
export function replyOf(
  { method, headers }: Reading,
  stored: StoredAnswer,
  { status = 'hit', cache, coded, useFor, varies = false }: SendOptions = {},
): Reply {
  const plain = plainBodies(headers['accept-encoding'], stored, useFor)
  const choices = coded ? [coded, ...plain] : plain
  const headOf = (chosen: Representation) => {
    const shared = chosen === coded ? undefined : cache
    return status === 'hit' && !shared
      ? hitHead(stored, chosen, varies)
      : makeHead(stored, chosen, {
          status,
          varies,
          others: shared && sharedCacheHeaders(shared, stored, Date.now()),
        })
  }
  const known = knownBody(headers['if-none-match'], stored, choices)
  if (known) return { status: 304, head: headOf(known).ofAnyBody, body: undefined }
  const smallest = choices.reduce((least, each) =>
    each.coding !== 'identity' && each.body.length < least.body.length ? each : least,
  )
  return {
    status: stored.status,
    head: headOf(smallest).ofBody,
    body: method === 'HEAD' ? undefined : smallest.body,
  }
}

/** Sends a stored answer to a GET or HEAD request. */
export function send(response: ServerResponse, { status, head, body }: Reply): void {
  response.writeHead(status, head)
  response.end(body)
}

/** Headers, as names and values in turn: protection.ts completes each such list once. */
interface Head {
  /** Without what describes the body: for 304. */
  ofAnyBody: string[]
  ofBody: string[]
}

/** The heads of hits by body, made once: a page is sent thousands of times a second. */
const hitHeads = new WeakMap<StoredAnswer, Map<Buffer, Head>>()
/** The same for browsers that use the page as a dictionary. */
const dictionaryHeads: typeof hitHeads = new WeakMap()

function hitHead(stored: StoredAnswer, chosen: Representation, varies: boolean): Head {
  const all = chosen.useFor === undefined ? hitHeads : dictionaryHeads
  const heads = getOrMake(all, stored, () => new Map())
  return getOrMake(heads, chosen.body, () => makeHead(stored, chosen, { status: 'hit', varies }))
}

interface HeadOptions {
  status: CacheStatus
  varies: boolean
  /** In place of the stored ones. */
  others?: OutgoingHttpHeaders | undefined
}

function makeHead(
  stored: StoredAnswer,
  chosen: Representation,
  { status, varies, others = {} }: HeadOptions,
): Head {
  const { headers, bodies } = stored
  const { coding, body } = chosen
  const isVaried = (varies && isPage(stored) && stored.status === 200) || isDictionary(stored)
  const all = {
    ...headers,
    ...others,
    ...dictionaryHeaders(stored, chosen),
  }
  const ofAnyBody = [
    ...Object.entries(all).flatMap(([name, value]) => [name, String(value)]),
    ...['cache-status', `site; ${status}`, 'etag', validatorOf(stored, chosen)],
    ...(bodies.gzip
      ? ['vary', isVaried ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding']
      : []),
  ]
  const ofBody = [
    ...ofAnyBody,
    ...(coding === 'identity' ? [] : ['content-encoding', coding]),
    ...['content-length', String(body.length)],
  ]
  return { ofAnyBody, ofBody }
}

const isCoded = (chosen: Representation): chosen is CodedBody => isDictionaryCoding(chosen.coding)

/** Whether an answer is the site's own dictionary. */
const isDictionary = ({ headers }: StoredAnswer) => 'use-as-dictionary' in headers

/** What a body in a coding with a dictionary, or one that may be used as a dictionary, says of itself. */
function dictionaryHeaders(stored: StoredAnswer, chosen: Representation): OutgoingHttpHeaders {
  const { useFor } = chosen
  if (useFor !== undefined) return { 'cache-control': AS_DICTIONARY, 'use-as-dictionary': useFor }
  if (!isCoded(chosen)) return {}
  return { 'cache-control': isDictionary(stored) ? FILE_FOR_THIS_BROWSER : FOR_THIS_BROWSER }
}

/**
 * The strong validator of a body. All bodies with a dictionary share a weak one: a browser that has decoded one
 * of them has the page, whatever dictionary it has now.
 */
function validatorOf(stored: StoredAnswer, chosen: Representation): string {
  if (isCoded(chosen)) return weakValidatorOf(stored)
  return getOrMake(validators, chosen.body, () => etagOf(stored.hash, chosen.body.length))
}

function weakValidatorOf({ hash, bodies }: StoredAnswer): string {
  return getOrMake(weakValidators, bodies, () => weakEtagOf(hash))
}

/** Made once for each body, and for each content: most requests of browsers have `If-None-Match`. */
const validators = new WeakMap<Buffer, string>()
const weakValidators = new WeakMap<StoredAnswer['bodies'], string>()

/** Returns the bodies in our own codings that the browser accepts; the body as it is comes last. */
function plainBodies(
  accepted: string | undefined,
  { bodies }: StoredAnswer,
  useFor: string | undefined,
): Representation[] {
  const found: Representation[] = []
  for (const coding of acceptedEncodings(accepted ?? '')) {
    const body = bodies[coding]
    if (body && coding !== 'identity') found.push({ coding, body, useFor })
  }
  found.push({ coding: 'identity', body: bodies.identity, useFor })
  return found
}

/** How many headers are remembered: browsers send a handful. */
const MAX_HEADERS = 100
const known = new Map<string, Encoding[]>()

/** Our encodings that an `Accept-Encoding` header accepts. */
function acceptedEncodings(header: string): Encoding[] {
  const found = known.get(header) ?? ENCODINGS.filter((name) => accepts(header, name))
  if (known.size < MAX_HEADERS) known.set(header, found)
  return found
}

/** Returns the body that the browser has, as an `If-None-Match` header says, or one with the same content. */
function knownBody(
  header: string | undefined,
  stored: StoredAnswer,
  bodies: Representation[],
): Representation | undefined {
  if (!header || stored.status !== 200) return undefined
  // As a rule it is the validator of one of them.
  const same = bodies.find((body) => validatorOf(stored, body) === header)
  if (same) return same
  const given = header.split(',').map((item) => item.trim())
  if (given.includes('*') || given.includes(weakValidatorOf(stored))) return bodies[0]
  const strong = given.map((each) => (each.startsWith('W/') ? each.slice(2) : each))
  return bodies.find((body) => strong.includes(validatorOf(stored, body)))
}
