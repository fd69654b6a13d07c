import { isAuthorized } from '@elos/content/parts/testimonial/authorization'
import type { PreviewValue } from 'sanity'
import { subtitle } from '../base/previews/subtitle.ts'

interface TestimonialSelection {
  author?: string
  role?: string
  /** 1 to 5 stars. */
  rating?: number
  inStructuredData?: boolean
  content?: string
  authorizedWords?: string
}

const stars = (rating: number) => '★'.repeat(rating) + '☆'.repeat(Math.max(0, 5 - rating))

/** A testimonial in a list: its author, stars, whether it is authorised and search engines read it, and the author's role. */
export const describeTestimonial = (testimonial: TestimonialSelection): PreviewValue => ({
  title: testimonial.author,
  subtitle: subtitle(
    testimonial.rating && stars(testimonial.rating),
    isAuthorized({ ...testimonial, content: testimonial.content ?? null })
      ? testimonial.inStructuredData && 'nos buscadores'
      : 'sem autorização',
    testimonial.role,
  ),
})
