import { shortText } from '../projections.ts'

/** Projection of a question of the home page. */
export const siteFaqFields = `_id, question, answer[]{${shortText}}`

/** Projection of a category of the partner page's questions. */
export const faqCategoryFields = `_id, label, "slug": slug.current, color`

/** Projection of a question of the partner page. */
export const partnerFaqFields = `${siteFaqFields}, number, icon, color, keywords,
  "categories": categories[]->{_id, "slug": slug.current}`
