import { QUOTE_FORMS } from '@elos/content/parts/address/path'
import { COOKIE_POLICY } from '../../words/consent.ts'
import { SEARCH_PAGE } from '../../words/search.ts'

/**
 * Links to pages of this site. They are chosen by how they are written: to compare addresses with patterns would
 * take the browser milliseconds for each page.
 */
const PAGES = ":any-link[href^='/']"

/** The links among them that a click would not open, or whose pages must be asked for only when it does. */
const EXCEPTIONS = [
  // These links lead to other sites, programs, and files.
  ...["[href^='//']", "[href^='/api/']", "[href*='.']"],
  // These are drafts; and forms that a click opens in a dialog of the same page.
  ...['/previa', QUOTE_FORMS].flatMap((path) => [`[href='${path}']`, `[href^='${path}/']`]),
  // The search, which is made anew for each visitor.
  `[href='${SEARCH_PAGE}']`,
  // The same page; other searches; new tabs; the preferences of cookies, a dialog too.
  ...['[aria-current]', "[href*='?']", '[target]', '[download]', `[href='${COOKIE_POLICY}']`],
]

const linksIn = (place: string) => ({
  selector_matches: `${place}${PAGES}:not(${EXCEPTIONS})`,
})

/** Links on a device whose pointer can hover (packages/ui/islands/page/speculate.ts). */
const UNDER_A_MOUSE = '[data-mouse] '

/** The link at which the visitor has pointed before the browser had the rules (packages/ui/islands/page/speculate.ts). */
const POINTED_AT = '[data-pointed]'

/**
 * The speculation rules (https://html.spec.whatwg.org/multipage/speculative-loading.html) let browsers render a page before
 * the click, once its link is pressed or pointed at. A mouse that points at a link has it rendered at once (`eager`: 10 ms),
 * so that a slow network has begun to answer by the time of the click. Without a mouse `eager` would be every link in sight;
 * there the browser decides which one is likely (https://developer.chrome.com/docs/web-platform/prerender-pages). They do it
 * for nobody who saves energy.
 *
 * packages/ui/islands/page/prepareNextPage.ts decides who gets the rules, and packages/ui/islands/start.ts what may run
 * in a page that is rendered early. The rules are text, because the policy of a page has its hash (web/http/headers/policy.ts).
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    { where: linksIn(POINTED_AT), eagerness: 'immediate' },
    { where: linksIn(UNDER_A_MOUSE), eagerness: 'eager' },
    { where: linksIn(''), eagerness: 'moderate' },
  ],
})
