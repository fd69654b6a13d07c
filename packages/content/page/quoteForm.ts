import type { Page } from './type.ts'

/** Whether a page has a quote form of its own, which asks about its subject. Other pages lead to the form of the site. */
export function hasQuoteForm({ subject }: Pick<Page, 'subject'>): boolean {
  if ('hasQuoteForm' in subject) return subject.hasQuoteForm
  return 'quote' in subject && subject.quote !== undefined
}
