import { isOfPagedType } from '../address/pagedTypes.ts'
import { withinPeriod } from '../time/period.ts'

const fields = `"type": _type, name, quoteLabel, audience, coverage, inQuoteForm, quoteQuestions,
  "slug": slug.current, planTypes, minimumAge`

/** The projection of the fields from which the subject of a quote about a document is made. */
export const quoteField = `"quote": {${fields}}`

/** A carrier that sells, as the quote form needs it. */
const seller = `{_id, inQuoteForm, "slug": slug.current}`

/** The carriers that sell a plan. */
const sellersOfPlan = `offers[]{carrier->${seller}}`

/** The same, with the carriers that sell what the document is about: the form offers them. */
const quoteWithSellers = `"quote": {${fields}, ${sellersOfPlan}}`

/** The carriers that the quote form offers. Tag: `list:carrier`. */
export const quoteCarriers = `*[_type == "carrier" && inQuoteForm == true] | order(order asc, _id asc){
  _id, name, "slug": slug.current
}`

/**
 * Every page, whether it is live (`$now`, `$today`), and what a quote about it is about: its own document, or the one that
 * an article or a free page is about, of which it may name the sellers itself. Tag: `list:route`.
 */
export const quotePages = `*[${isOfPagedType} && defined(route.path)] | order(route.path asc, _id asc){
  _id, "path": route.path, "live": ${withinPeriod}, publishAt, unpublishOn,
  ${quoteWithSellers}, subject->{_id, ${quoteWithSellers}},
  "sellers": sections[_type == "sellers"]{plan->{_id, ${sellersOfPlan}}, carriers[]->${seller}}
}`
