import { withCounts } from '../parts/count/fill.ts'
import type { Counts } from '../parts/count/words.ts'

const isOfQuestions = (value: object): boolean => 'kind' in value && value.kind === 'questions'

/**
 * Writes out the counts of a page's own list in its texts. Its questions wait for the counts of the site, since other pages
 * have the same.
 */
export const withOwnCounts = <Page>(page: Page, counts: Counts): Page =>
  withCounts(page, counts, isOfQuestions)
