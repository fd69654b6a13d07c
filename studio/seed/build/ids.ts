// The ids of documents that are numbered from 1, in the order of their list.
export const testimonialId = (_: unknown, index: number) => `testimonial-${index + 1}`
export const siteFaqId = (_: unknown, index: number) => `siteFaqItem-${index + 1}`
export const partnerFaqId = (_: unknown, index: number) => `partnerFaqItem-${index + 1}`

/** The id of a category of the partner FAQ. */
export const faqCategoryId = (slug: string) => `faqCategory-${slug}`
