import { imageFields } from '../image/query.ts'
import { richText, shortText } from '../text/query.ts'

/** Projection of the head of a section. */
export const headingFields = `eyebrow, title, lead[]{${shortText}}`

/** Projection of a card with an icon. */
export const featureFields = `icon, title, text[]{${shortText}}`

/** Projection of the last call of a page. */
export const closingFields = `title, text[]{${shortText}}, label`

/** Projection of what carrier, plan and product pages have in common. */
export const landingFields = `
  hero{${headingFields}, image{${imageFields}}},
  benefits{title, items[]{${featureFields}}},
  reasons{title, items[]{${featureFields}}},
  information[]{topic, title, body[]{${richText}}},
  closing{${closingFields}},
  chatMessage`
