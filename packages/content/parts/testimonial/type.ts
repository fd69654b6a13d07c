/** What a client says of the company. */
export interface Testimonial {
  id: string
  author: string
  role: string
  company?: string
  content: string
  /** 1–5. */
  rating: number
  initials: string
  datePublished?: string
  inStructuredData: boolean
}

/** Computed from the testimonials that are in the structured data, never typed in. */
export interface AggregateRating {
  /** The mean, to one decimal. */
  value: number
  /** How many testimonials it is the mean of. */
  count: number
}
