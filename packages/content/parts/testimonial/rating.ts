import type { AggregateRating, Testimonial } from './type.ts'

/** The mean rating, to one decimal, and the number of the testimonials in structured data. */
export function aggregateRating(testimonials: Testimonial[]): AggregateRating | undefined {
  const ratings = testimonials.filter((item) => item.inStructuredData).map(({ rating }) => rating)
  if (ratings.length === 0) return undefined
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  return { value: Math.round(mean * 10) / 10, count: ratings.length }
}
