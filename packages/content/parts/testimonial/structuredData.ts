import type { AggregateRating as AggregateRatingThing, Review } from 'schema-dts'
import type { Testimonial } from './map.ts'
import type { AggregateRating } from './rating.ts'

const BEST_RATING = 5

/** A review for each testimonial that is in structured data. */
export function reviewStructuredData(testimonials: Testimonial[]): Review[] {
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

/** The aggregate rating of the reviews; undefined when there are none. */
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
