import type { PreviewValue } from 'sanity'

interface TestimonialSelection {
  author?: string
  role?: string
  /** 1 to 5 stars. */
  rating?: number
  inStructuredData?: boolean
}

const stars = (rating: number) => '★'.repeat(rating) + '☆'.repeat(Math.max(0, 5 - rating))

/** A testimonial in a list: its stars, who said it and whether search engines read it. */
export const describeTestimonial = (testimonial: TestimonialSelection): PreviewValue => ({
  title: testimonial.author,
  subtitle: [
    testimonial.rating && stars(testimonial.rating),
    testimonial.inStructuredData && 'nos buscadores',
    testimonial.role,
  ]
    .filter(Boolean)
    .join(' · '),
})
