/** The statement of a client about the company. */
export interface Testimonial {
  id: string
  author: string
  role: string
  company?: string
  content: string
  /** The rating, from 1 to 5. */
  rating: number
  initials: string
  datePublished?: string
  inStructuredData: boolean
}

/** The mean rating of the testimonials that are in the structured data. It is computed, never typed in. */
export interface AggregateRating {
  /** The mean, to one decimal. */
  value: number
  /** The number of testimonials of which it is the mean. */
  count: number
}
