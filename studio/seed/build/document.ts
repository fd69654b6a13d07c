import type {
  Article,
  BlogPage,
  Carrier,
  Claim,
  FaqCategory,
  HomePage,
  LegalPage,
  PartnerFaqItem,
  PartnerPage,
  Plan,
  Product,
  Redirect,
  SiteFaqItem,
  SiteSettings,
  Testimonial,
} from '@elos/content/generated/sanity.types'

type Stored =
  | Article
  | BlogPage
  | Carrier
  | Claim
  | FaqCategory
  | HomePage
  | LegalPage
  | PartnerFaqItem
  | PartnerPage
  | Plan
  | Product
  | Redirect
  | SiteFaqItem
  | SiteSettings
  | Testimonial

/** A document without the fields that the Lake adds when it stores it. */
type Unsaved<Document> = Document extends Stored
  ? Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>
  : never

/** A document before the Lake stores it and adds its dates and revision. */
export type SeedDocument = Unsaved<Stored>

/** The seed document of one type, without its page: `Seed<'carrier'>`. */
export type Seed<Type extends SeedDocument['_type']> = Omit<
  Extract<SeedDocument, { _type: Type }>,
  'route'
>
