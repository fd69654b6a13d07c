/** The projection of a testimonial. */
export const testimonialFields = `_id, author, role, company, content, rating, initials,
  datePublished, inStructuredData, authorizedWords`
