import type { Testimonial } from './map.ts'

/** The mean rating of the testimonials that are in the structured data. It is computed, never typed in. */
export type AggregateRating = NonNullable<ReturnType<typeof aggregateRating>>

/** The mean rating, to one decimal, and the number of the testimonials in structured data. */
export function aggregateRating(testimonials: Testimonial[]) {
  const ratings = testimonials.filter((item) => item.inStructuredData).map(({ rating }) => rating)
  if (ratings.length === 0) return undefined
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  return { value: Math.round(mean * 10) / 10, count: ratings.length }
}
