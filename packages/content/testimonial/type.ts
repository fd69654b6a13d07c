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
