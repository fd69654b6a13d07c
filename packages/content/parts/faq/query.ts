import { shortText } from '../projections.ts'

/** The projection of a question of the home page. */
export const siteFaqFields = `_id, question, answer[]{${shortText}}`

/** The projection of a category of the partner page's questions. */
export const faqCategoryFields = `_id, label, "slug": slug.current, color`

/** The projection of a question of the partner page. */
export const partnerFaqFields = `${siteFaqFields}, number, icon, color, keywords,
  "categories": categories[]->{_id, "slug": slug.current}`
