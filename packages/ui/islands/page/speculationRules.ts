import { QUOTE_FORMS } from '@elos/content/parts/address/path'
import { consentWords } from '../../words/consent.ts'

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

/** Links on a device whose pointer can hover (packages/ui/islands/start.ts). */
const UNDER_A_MOUSE = { selector_matches: '[data-mouse] a' }

/**
 * What browsers may do before a click, as speculation rules
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html): render the page whose link is pressed, or
 * pointed at: with a mouse at once (`eager`: 10 ms), so that a slow network has begun to answer by the
 * time of the click. Without a mouse `eager` would be every link in sight; there the browser decides which one is likely
 * (https://developer.chrome.com/docs/web-platform/prerender-pages). Browsers do not while the visitor saves
 * energy. Who gets the rules: packages/ui/islands/page/speculate.ts; what may run in such a page:
 * packages/ui/islands/start.ts.
 *
 * As text, because the policy of a page has its hash (web/http/policy.ts).
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    { where: linksTo(UNDER_A_MOUSE), eagerness: 'eager' },
    { where: linksTo(), eagerness: 'moderate' },
  ],
})
