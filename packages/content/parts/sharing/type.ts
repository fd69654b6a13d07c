import type { Claim } from '../claim/type.ts'
import type { Image } from '../image/type.ts'

/** The texts and pictures that a page gives networks and feed readers, beside the texts of its route. */
export interface Sharing {
  /** The subject's own picture. */
  image?: Image
  /**
   * The name and the figure inside the brand's rings when there is no picture; by default the brand's name and no
   * figure.
   */
  name?: string
  figure?: { text?: string; label: string }
  /** The price, which is shown only while it is current. */
  price?: Claim
  /** The person who wrote it. */
  author?: string
  /** The ISO days on which it was published and last changed; present if the page is an article for networks. */
  article?: { publishedAt?: string; modifiedAt?: string }
}
