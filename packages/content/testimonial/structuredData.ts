import type { AggregateRating as AggregateRatingThing, Review } from 'schema-dts'
import type { AggregateRating } from '../home/type.ts'
import type { Testimonial } from './type.ts'

const BEST_RATING = 5

/** The testimonials that stand in structured data, each as a review. */
export function reviewThings(testimonials: Testimonial[]): Review[] {
  return testimonials
    .filter(({ inStructuredData }) => inStructuredData)
    .map(({ author, content, rating, datePublished }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      reviewBody: content,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST_RATING },
      datePublished,
    }))
}

/** What the reviews come to. */
export function ratingThing(rating: AggregateRating | undefined): AggregateRatingThing | undefined {
  return (
    rating && {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      reviewCount: rating.count,
      bestRating: BEST_RATING,
    }
  )
}
