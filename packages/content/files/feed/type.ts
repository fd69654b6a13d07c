import type { Image } from '../../parts/image/type.ts'

/** An article in the feed. */
export interface FeedItem {
  title: string
  /** The path of its page. */
  href: string
  description: string
  /** Its subjects, in the words of search engines. */
  keywords: string[]
  /** The name of its author, and that of its category. */
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
  /** The path of the index. */
  href: string
  /** The articles, the latest first. */
  items: FeedItem[]
}
