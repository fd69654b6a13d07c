import { claimFields } from '../claim/query.ts'
import { imageFields } from '../image/query.ts'
import { linkedRoute } from '../link/query.ts'

const blockFields = `_type, _key, style, listItem, level,
  children[]{_type, _key, text, marks, display, claim->{${claimFields}}},
  markDefs[]{_type, _key, url, anchor, ${linkedRoute}}`

/** Projection of a short text: `lead[]{${shortText}}`. */
export const shortText = blockFields

/** Projection of a rich text: `body[]{${richText}}`. */
export const richText = `${blockFields}, label, caption, alt, claim->{${claimFields}},
  image{${imageFields}}, rows[]{_key, cells[]{text, claim->{${claimFields}}}}`
