import { agePricesField } from './priceTable/query.ts'
import { quoteField } from './quote/query.ts'

/** The GROQ projections that several queries share. */

/** The projection of a claim, wherever one is referenced. */
export const claimFields = `_id, kind, measure, amount, unit, qualifier, period, text, conditions, source,
  sourceUrl, asOf, validFrom, validUntil,
  next{amount, text, conditions, source, sourceUrl, asOf, validFrom, validUntil}`

/** The projection of a figure with its caption. */
export const statFields = `label, claim->{${claimFields}}`

/**
 * The projection of an image, with the fields that its URL needs. The asset has no `_id` on purpose: its file never
 * changes, so the page needs no tag for it.
 */
export const imageFields = `alt, crop, hotspot, "asset": asset->{
  "id": _id, url, "width": metadata.dimensions.width, "height": metadata.dimensions.height
}`

/** The path of a document's page. */
export const ownRoute = `route{path}`

/**
 * The page that a link leads to. It has no `_id` on purpose: a link shows only its path, and every page has
 * the tag `list:route`, which a changed path invalidates.
 */
const linkedRoute = `"route": page->route{path}`

/**
 * The page that a link leads to, and the part of it. Without a page it is a part of its own page; what led to a page that
 * is gone leads nowhere.
 */
export const linkTarget = `"anchor": select(!defined(page) || defined(page->route.path) => anchor), ${linkedRoute}`

/** The projection of a link: a button, a menu item. */
export const linkFields = `label, action, message, url, ${linkTarget}`

/** The projection of a short text: `lead[]{${shortText}}`. */
export const shortText = `_type, _key, style, listItem, level,
  children[]{
    _type, _key, text, marks, display, claim->{${claimFields}}, settings->{_id, leadRetentionMonths}
  },
  markDefs[]{_type, _key, url, ${linkTarget}}`

/** The projection of a rich text: `body[]{${richText}}`. */
export const richText = `${shortText}, label, caption, alt, claim->{${claimFields}},
  image{${imageFields}}, rows[]{_key, cells[]{text, claim->{${claimFields}}}},
  ${agePricesField}`

/** The projection of the head of a section. */
export const headingFields = `eyebrow, title, lead[]{${shortText}}`

/** The projection of a card with an icon. */
export const featureFields = `icon, title, text[]{${shortText}}`

/** The projection of the closing call of a page. */
export const closingFields = `title, text[]{${shortText}}, label`

/** The projection of the parts that carrier, plan and product pages have in common. */
export const landingFields = `
  hero{${headingFields}, image{${imageFields}}},
  answers{suits[]{${shortText}}, check[]{${shortText}}, cost[]{${shortText}}, first[]{${shortText}}},
  benefits{title, lead[]{${shortText}}, image{${imageFields}}, items[]{${featureFields}}},
  reasons{title, items[]{${featureFields}}},
  information[]{topic, label, title, body[]{${richText}}},
  closing{${closingFields}},
  chatMessage,
  ${quoteField}`
