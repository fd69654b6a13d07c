import type { HomePageQueryResult } from '../../generated/sanity.types.ts'
import type { Loose } from '../read/loose.ts'
import {
  readFlag,
  readOptionalNumber,
  readOptionalText,
  readOptionalToken,
  readText,
} from '../read/values.ts'
import type { View } from '../read/view.ts'
import { isAuthorized } from './authorization.ts'

const HIGHEST_RATING = 5

/** The result of `testimonialFields`. */
type TestimonialResult = NonNullable<
  Loose<NonNullable<HomePageQueryResult>['testimonials']['items'][number]>
>

/** The statement of a client about the company. */
export type Testimonial = View<typeof mapTestimonial>

/**
 * Maps a testimonial; undefined for one that the site at `origin` does not show (`isAuthorized`). One without a rating
 * shows the highest one, and is left out of structured data.
 */
export function mapTestimonial(raw: TestimonialResult, origin: string) {
  if (!isAuthorized(raw, origin)) return undefined
  const rating = readOptionalNumber(raw.rating)
  return {
    id: raw._id,
    author: readText(raw.author),
    role: readText(raw.role),
    company: readOptionalText(raw.company),
    content: readText(raw.content),
    /** The rating, from 1 to 5. */
    rating: rating ?? HIGHEST_RATING,
    initials: readText(raw.initials),
    datePublished: readOptionalToken(raw.datePublished),
    inStructuredData: readFlag(raw.inStructuredData) && rating !== undefined,
  }
}
