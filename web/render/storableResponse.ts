import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { LoggedError, logFailure } from '../http/failures.ts'
import { FRESH_UNTIL_HEADER, TAGS_HEADER, writeTags } from '../http/headers.ts'
import { carryTags } from '../next/carryTags.ts'
import { EVERYTHING_TAG } from '../publishing/everythingTag.ts'
import { droppedSince } from '../publishing/recentDrops.ts'
import { getShared } from '../shared/getShared.ts'

/** Seconds after which an answer is made again although nothing was published: a webhook may get lost. */
const MAX_AGE_SECONDS = 300

/** How often an answer is made while documents it is made from are being published. */
const ATTEMPTS = 3

/** A response, and how long it may be stored. */
export interface TaggedResponse {
  response: Response
  /** A change with one of these tags drops the answer (`tagsOfChange`). */
  tags: string[]
  /** When the answer may become wrong although no document changes: a claim ends, an article is due. */
  freshUntil: Date | null
}

/**
 * Makes an answer that Next and the front store until one of its tags is dropped. When it cannot be made,
 * the previous answer stays; if there is none, the visitor gets a 503.
 * Only for a route with `dynamic = 'force-static'`.
 *
 * @param path of the answer, for the log
 * @param make reads the Lake; rejects when it cannot be reached
 * @param giveUp throws what has Next keep the previous answer
 */
export async function storableResponse(
  path: string,
  make: (now: Date) => Promise<TaggedResponse>,
  giveUp: (error: unknown) => never = rethrow,
): Promise<Response> {
  try {
    const { response, tags, freshUntil, now, begun } = await makeFresh(make)
    await carryTags(tags, lifetimeOf(freshUntil, now))
    response.headers.set(TAGS_HEADER, writeTags(tags))
    if (freshUntil) {
      // By the clock of this machine, which the front reads: that of all replicas may be another.
      const left = freshUntil.getTime() - now.getTime()
      response.headers.set(FRESH_UNTIL_HEADER, String(begun + left))
    }
    return response
  } catch (error) {
    // A build without the Lake must fail. While developing, the page shows the error.
    if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) throw error
    logFailure('page-failed', path, error)
    if (process.env.NODE_ENV === 'development') {
      const { devErrorResponse } = await import('./devError.tsx')
      return devErrorResponse(error)
    }
    return giveUp(error)
  }
}

/** Has Next answer 500, and keep the previous answer if there is one. */
function rethrow(error: unknown): never {
  throw new LoggedError(error instanceof Error ? error.message : 'The answer cannot be made')
}

/**
 * Makes an answer, again if somebody published one of its documents meanwhile: it may show what stood there
 * before, but Next takes an answer to be as new as the moment at which it was finished. Adds the tag that
 * every answer has.
 *
 * @returns `now` by the clock of all replicas, and `begun`, about the same moment by the clock of this machine
 */
async function makeFresh(
  make: (now: Date) => Promise<TaggedResponse>,
): Promise<TaggedResponse & { now: Date; begun: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const begun = Date.now()
    // What is due, and what has ended, is the same on every replica.
    const now = new Date(await getShared().now())
    const made = await make(now)
    const tags = [...made.tags, EVERYTHING_TAG]
    if (attempt === ATTEMPTS || !droppedSince(tags, begun)) return { ...made, tags, now, begun }
  }
}

/** Returns the seconds until `freshUntil`, but at least 1 and at most `MAX_AGE_SECONDS`. */
function lifetimeOf(freshUntil: Date | null, now: Date): number {
  if (!freshUntil) return MAX_AGE_SECONDS
  return Math.min(
    MAX_AGE_SECONDS,
    Math.max(1, Math.ceil((freshUntil.getTime() - now.getTime()) / 1000)),
  )
}
