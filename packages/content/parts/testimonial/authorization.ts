import { vercelStegaClean } from '@vercel/stega'
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

/** Whether the person has agreed to these very words. */
export const isAuthorized = (raw: {
  content: string | null
  authorizedWords?: string | null
}): boolean => readOptionalToken(raw.authorizedWords) === authorizationOf(raw.content ?? '')
