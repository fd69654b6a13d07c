import type { QuoteSubject } from '../parts/quote/type.ts'
import type { Page } from './type.ts'

/** Returns the subject of a quote that is requested on a page; undefined for a page about nothing in particular. */
export const quoteSubjectOf = ({ subject }: Pick<Page, 'subject'>): QuoteSubject | undefined =>
  'quote' in subject ? subject.quote : undefined
