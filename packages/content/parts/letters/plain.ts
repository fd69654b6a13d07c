import { vercelStegaClean } from '@vercel/stega'
import { withoutJoiners } from './hyphens.ts'
import { withTexts } from './texts.ts'

/**
 * Returns a value whose texts lack what only a page has in them: the marks for click-to-edit, and the word joiners at
 * hyphens.
 */
export const plain = <T>(value: T): T =>
  withTexts(value, (text) => withoutJoiners(vercelStegaClean(text)))
