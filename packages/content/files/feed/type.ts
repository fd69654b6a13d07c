import type { Image } from '../../parts/image/type.ts'

/** An article in the feed. */
export interface FeedItem {
  title: string
  /** Path of its page. */
  href: string
  description: string
  /** Its subjects, in the words of search engines. */
  keywords: string[]
  /** Who wrote it, and what it is about. */
  author?: string
  category?: string
  cover?: Image
  /** ISO dates. */
  publishedAt: string
  reviewedAt: string
}

/** The blog for feed readers. */
export interface Feed {
  title: string
  description: string
  /** Path of the index. */
  href: string
  /** The latest first. */
  items: FeedItem[]
}
