import type { Image } from '../image/type.ts'
import type { Closing } from '../landing/type.ts'
import type { RichText, ShortText } from '../text/type.ts'

export interface ArticleCard {
  id: string
  /** 1–10: its place on the index. */
  number: number
  title: string
  href: string
  description: string
  /** ISO date shown on the index. */
  reviewedAt: string
  readMinutes: number
  icon: string
  cover?: Image
}

export interface Article extends ArticleCard {
  lead: ShortText
  body: RichText
  /** ISO date shown on the article. */
  publishedAt: string
  /** The carrier it is about. */
  subject?: { name: string; href?: string }
  closing: Closing
  chatMessage: string
  /** Neighbours on the index; absent at its ends. */
  previous?: { title: string; href: string }
  next?: { title: string; href: string }
}
