export { loadFeed } from './files/feed/load.ts'
export { feedXml } from './files/feed/xml.ts'
export { type IslandData, loadIslandData } from './files/islandData/load.ts'
export { loadOverview, type Overview } from './files/llms/load.ts'
export { securityTxt } from './files/securityTxt/text.ts'
export {
  loadSitemap,
  loadSitemapPage,
  type SitemapPage,
  sitemapPageOf,
} from './files/sitemap/load.ts'
export { sitemapXml } from './files/sitemap/xml.ts'
export { PAGE_KINDS } from './page/kinds.ts'
export { type Loaded, loadPage, type Outcome } from './page/loadPage.ts'
export { loadPageOf } from './page/loadPageOf.ts'
export { type PageMetadata, pageMetadata, SOCIAL_IMAGE } from './page/metadata.ts'
export { hasQuoteForm } from './page/quoteForm.ts'
export { sharingOf } from './page/sharing.ts'
export { structuredData } from './page/structuredData.ts'
export type * from './page/type.ts'
export type { Article, ArticleCard } from './pages/article.ts'
export type { AuthorProfile } from './pages/author.ts'
export type { Blog } from './pages/blog.ts'
export type { Carrier } from './pages/carrier.ts'
export type { Category } from './pages/category.ts'
export type { Comparison } from './pages/comparison.ts'
export type { Free } from './pages/free.ts'
export type { Home } from './pages/home.ts'
export type { Legal } from './pages/legal.ts'
export type { Partner } from './pages/partner.ts'
export type { Coverage, Plan } from './pages/plan.ts'
export type { Portability } from './pages/portability.ts'
export { pathOfName, quoteFormPath } from './parts/address/path.ts'
export type { Author } from './parts/author/map.ts'
export type { CarrierName } from './parts/carrier/card.ts'
export { noteId, withMarks } from './parts/claim/marks.ts'
export { claimNote, claimNoteText } from './parts/claim/note.ts'
export type * from './parts/claim/type.ts'
export type * from './parts/fact/type.ts'
export { type FaqFilter, filterFaq } from './parts/faq/filter.ts'
export { readFaqFilter } from './parts/faq/filterAddress.ts'
export type { FaqCategory, PartnerFaqItem, SiteFaqItem } from './parts/faq/map.ts'
export { withSignedImages } from './parts/image/signed.ts'
export type * from './parts/image/type.ts'
export {
  imageAddress,
  imageSrcSet,
  imageUrl,
  isImageQuery,
  listedImageQuery,
} from './parts/image/url.ts'
export type { Heading } from './parts/landing/heading.ts'
export type { Closing, Feature, Landing } from './parts/landing/map.ts'
export type * from './parts/lead/type.ts'
export type * from './parts/link/type.ts'
export type { ListPage } from './parts/list/page.ts'
export type { Measurement } from './parts/measurement/ids.ts'
export { readAnswers } from './parts/portability/address.ts'
export { type Decision, decide } from './parts/portability/decide.ts'
export type { Answers } from './parts/portability/questions.ts'
export type * from './parts/quote/type.ts'
export { CATEGORIES, CATEGORY_TITLES, type RouteCategory } from './parts/route/category.ts'
export type { Breadcrumb, PageName, Route, RouteCard } from './parts/route/map.ts'
export { listPaths } from './parts/route/paths.ts'
export { breadcrumbStructuredData } from './parts/route/structuredData.ts'
export { serializeJsonLd } from './parts/schemaOrg/jsonLd.ts'
export type * from './parts/sharing/type.ts'
export { loadSite } from './parts/site/load.ts'
export type { Site } from './parts/site/map.ts'
export type * from './parts/site/type.ts'
export type * from './parts/specialDays/type.ts'
export * from './parts/storage/index.ts'
export type { Testimonial } from './parts/testimonial/map.ts'
export type { AggregateRating } from './parts/testimonial/rating.ts'
export { headingsOf } from './parts/text/headings.ts'
export { cellText, inlineClaimText } from './parts/text/plain.ts'
export type * from './parts/text/type.ts'
export { sectionInWords } from './sections/answersTable.ts'
export {
  type ContentOf,
  contentOf,
  type Section,
  type SectionKind,
  type SectionOf,
} from './sections/kinds.ts'
export { SITE_TAG, tagsOfChange } from './tags/tags.ts'
