import { flag, optionalNumber, optionalToken, optionalWords, words } from '../read/values.ts'
import type { Testimonial } from './type.ts'

const HIGHEST_RATING = 5

/** What `testimonialFields` answers. */
export interface TestimonialResult {
  _id: string
  author: string | null
  role: string | null
  company: string | null
  content: string | null
  rating: number | null
  initials: string | null
  datePublished: string | null
  inStructuredData: boolean | null
}

/** What a client says. One whose rating is missing does not stand in structured data. */
export function mapTestimonial(raw: TestimonialResult): Testimonial {
  const rating = optionalNumber(raw.rating)
  return {
    id: raw._id,
    author: words(raw.author),
    role: words(raw.role),
    company: optionalWords(raw.company),
    content: words(raw.content),
    rating: rating ?? HIGHEST_RATING,
    initials: words(raw.initials),
    datePublished: optionalToken(raw.datePublished),
    inStructuredData: flag(raw.inStructuredData) && rating !== undefined,
  }
}
