import { vercelStegaClean } from '@vercel/stega'
import { isLoopback } from '../address/loopback.ts'
import { readOptionalToken } from '../read/values.ts'
import { digest } from '../text/digest.ts'

/** The words of a testimonial as they are compared: spaces and line breaks do not count. */
export const wordsOf = (text: string): string => text.trim().replace(/\s+/g, ' ')

/**
 * Returns the value of `authorizedWords` with which a testimonial is shown: a short name of its words. The Studio writes
 * it while there is a record of the person's consent to these words; the record itself is private, and the site
 * cannot read it.
 */
export const authorizationOf = (words: string): string => digest(wordsOf(vercelStegaClean(words)))

/** Returns the value of `authorizedWords` for words whose record of consent is an example. */
export const exampleAuthorizationOf = (words: string): string => `exemplo-${authorizationOf(words)}`

/** A testimonial, with the fields that decide whether it is shown. */
interface Authorizable {
  content: string | null
  authorizedWords?: string | null
}

/** Returns who has agreed to these very words: the person; nobody, but there is an example of a record; or nobody. */
export function authorizationIn(raw: Authorizable): 'person' | 'example' | undefined {
  const words = raw.content ?? ''
  const authorized = readOptionalToken(raw.authorizedWords)
  if (authorized === authorizationOf(words)) return 'person'
  return authorized === exampleAuthorizationOf(words) ? 'example' : undefined
}

/**
 * Whether a site shows a testimonial: one to which its author has agreed, and on a developer's machine also the
 * examples of the first content.
 *
 * @param origin the site's address
 */
export function isAuthorized(raw: Authorizable, origin: string): boolean {
  const authorization = authorizationIn(raw)
  return authorization === 'person' || (authorization === 'example' && isLoopback(origin))
}
