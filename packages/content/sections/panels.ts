import type { Plan } from '../generated/sanity.types.ts'
import type { Claim } from '../parts/claim/type.ts'
import type { Image } from '../parts/image/type.ts'
import type { Heading } from '../parts/landing/heading.ts'
import type { Link } from '../parts/link/type.ts'
import type { ShortText } from '../parts/text/type.ts'

/** A plan or a product as a panel, which leads to its page. */
export interface Panel {
  id: string
  name: string
  text: string
  href?: string
  image?: Image
  /** What a plan covers; absent for a product. */
  coverage?: Plan['coverage']
  price?: Claim
  /** Whether it stands out among the others. */
  isMain?: boolean
}

/** Plans or products as panels, and below them an invitation. No free page has them. */
export interface Panels {
  heading: Heading
  items: Panel[]
  invitation?: { title: string; text: ShortText; link: Link }
}
