import type { HomePageQueryResult } from '../generated/sanity.types.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { headingFields } from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import { readList } from '../parts/read/values.ts'
import { mapTestimonial } from '../parts/testimonial/map.ts'
import { testimonialFields } from '../parts/testimonial/query.ts'
import { aggregateRating } from '../parts/testimonial/rating.ts'

/** The projection of the testimonials of the home page. */
export const testimonialsFields = `${headingFields}, items[]->{${testimonialFields}}`

type Result = NonNullable<Loose<HomePageQueryResult>>['testimonials']

/** Maps the testimonials that the site at `origin` may show, and their mean rating; undefined without any. */
export function mapTestimonials(raw: Result, now: Date, origin: string) {
  const items = readList(raw?.items, (item) => mapTestimonial(item, origin))
  return items.length > 0
    ? { heading: mapHeading(raw, now), items, rating: aggregateRating(items) }
    : undefined
}
