/** Ids of the documents that are numbered from 1 in the order they are listed. */
export const testimonialId = (_: unknown, index: number) => `testimonial-${index + 1}`
export const siteFaqId = (_: unknown, index: number) => `siteFaqItem-${index + 1}`
export const partnerFaqId = (_: unknown, index: number) => `partnerFaqItem-${index + 1}`

export const faqCategoryId = (slug: string) => `faqCategory-${slug}`
