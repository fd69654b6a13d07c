import { QUOTE_FORMS } from '@elos/content/parts/address/path'
import { consentWords } from '../words/consent.ts'

/** Pages of this site: links to other sites, and to programs for calls and messages, do not match. */
const PAGES = { href_matches: '/*' }

/** Pages that a click would not open, or that must be asked for only when it does. */
const EXCEPTIONS = [
  { href_matches: '/api/*' },
  { href_matches: '/previa{/*}?' },
  // A click opens the form in a dialog of the same page.
  { href_matches: `${QUOTE_FORMS}{/*}?` },
  // Files.
  { href_matches: '/*.*' },
  {
    selector_matches: [
      // The same page; searches; new tabs; the preferences of cookies, a dialog too.
      ...["[href^='#']", '[aria-current]', "[href*='?']", '[target]', '[download]'],
      `[href='${consentWords.policy}']`,
    ].join(),
  },
]

const linksTo = (...conditions: object[]) => ({
  and: [PAGES, ...conditions, ...EXCEPTIONS.map((not) => ({ not }))],
})

/**
 * What browsers may do before a click, as speculation rules
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html): fetch the pages of the header's
 * menu as soon as the pointer is over their links, and render any page whose link is pointed at for
 * 200 ms, or pressed. Browsers do neither while the visitor saves data or energy
 * (https://developer.chrome.com/docs/web-platform/prerender-pages). What may run in such a page:
 * packages/ui/islands/start.ts.
 */
export const SPECULATION_RULES = {
  prefetch: [{ where: linksTo({ selector_matches: 'header nav a' }), eagerness: 'eager' }],
  prerender: [{ where: linksTo(), eagerness: 'moderate' }],
}
