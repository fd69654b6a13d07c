import type { Claim } from '../claim/type.ts'
import type { Image } from '../image/type.ts'

/** What a page tells networks and feed readers of its subject, beside the texts of its route. */
export interface Sharing {
  /** The subject's own picture. */
  image?: Image
  /** What the brand's rings are around when there is no picture: by default the brand, and nothing. */
  name?: string
  figure?: { text?: string; label: string }
  /** Shown only while it is current. */
  price?: Claim
  /** The person who wrote it. */
  author?: string
  /** Present if the page is an article for networks. */
  article?: ArticleTimes
}

/** When an article was published and last reviewed, as ISO dates. */
export interface ArticleTimes {
  publishedAt?: string
  reviewedAt?: string
}
