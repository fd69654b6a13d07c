import type { Image } from '../../parts/image/type.ts'
import type { Closing } from '../../parts/landing/type.ts'
import type { QuoteSubject } from '../../parts/quote/type.ts'
import type { RichText, ShortText } from '../../parts/text/type.ts'

/** Who wrote an article. */
export interface Author {
  name: string
  /** 'corretora de seguros'. */
  role: string
  /** A sentence or two about the person. */
  note?: string
  photo?: Image
}

/** An article where it is listed. */
export interface ArticleCard {
  id: string
  /** Its position on the index, from 1. */
  number: number
  title: string
  href: string
  description: string
  /** ISO date shown on the index. */
  reviewedAt: string
  readMinutes: number
  icon: string
  cover?: Image
  /** What it is about: 'Portabilidade'. */
  category?: string
}

/** The subject of an article's page. */
export interface Article extends ArticleCard {
  lead: ShortText
  body: RichText
  /** ISO date shown on the article. */
  publishedAt: string
  /** The company, where no person is named. */
  author?: Author
  /** The carrier it is about. */
  subject?: { name: string; href?: string }
  /** What a quote is about that a reader of this article requests. */
  quote?: QuoteSubject
  closing: Closing
  chatMessage: string
  /** Neighbours on the index; absent at its ends. */
  previous?: { title: string; href: string }
  next?: { title: string; href: string }
}
