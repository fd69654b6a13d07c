/** An article in the feed. */
export interface FeedItem {
  title: string
  /** Path of its page. */
  href: string
  description: string
  /** ISO date. */
  publishedAt: string
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
