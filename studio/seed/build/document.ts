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
  Route,
  SiteFaqItem,
  SiteSettings,
  Testimonial,
} from '../../../packages/content/generated/sanity.types.ts'

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
  | Route
  | SiteFaqItem
  | SiteSettings
  | Testimonial

type Unsaved<Document> = Document extends Stored
  ? Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>
  : never

/** A document of the schemas as it goes into the Lake, which adds its dates and revision. */
export type SeedDocument = Unsaved<Stored>

/** The seed document of one type: `Seed<'carrier'>`. */
export type Seed<Type extends SeedDocument['_type']> = Extract<SeedDocument, { _type: Type }>
