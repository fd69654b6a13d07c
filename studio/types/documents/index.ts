import { lead } from '../../leads/schema/lead.ts'
import { notificationSettings } from '../../leads/schema/notificationSettings.ts'
import { redirect } from '../../pages/schema/redirect.ts'
import { claim } from '../../prices/claim/claim.ts'
import { priceTable } from '../../prices/table/priceTable.ts'
import { testimonial } from '../../testimonials/testimonial.ts'
import { testimonialConsent } from '../../testimonials/testimonialConsent.ts'
import { article } from './article.ts'
import { articleCategory } from './articleCategory.ts'
import { author } from './author.ts'
import { blogPage } from './blogPage.ts'
import { carrier } from './carrier.ts'
import { comparisonPage } from './comparisonPage.ts'
import { draftGroupOf } from './draftGroup.ts'
import { emptySearches } from './emptySearches.ts'
import { faqCategory } from './faqCategory.ts'
import { freePage } from './freePage.ts'
import { homePage } from './homePage/homePage.ts'
import { legalPage } from './legalPage.ts'
import { pageModel } from './pageModel.ts'
import { partnerFaqItem } from './partnerFaqItem.ts'
import { partnerPage } from './partnerPage/partnerPage.ts'
import { plan } from './plan.ts'
import { portabilityPage } from './portabilityPage.ts'
import { product } from './product.ts'
import { siteFaqItem } from './siteFaqItem.ts'
import { siteSettings } from './siteSettings/siteSettings.ts'

/** The types of what the site shows. */
export const contentDocuments = [
  siteSettings,
  homePage,
  partnerPage,
  blogPage,
  comparisonPage,
  carrier,
  plan,
  product,
  portabilityPage,
  freePage,
  article,
  author,
  articleCategory,
  legalPage,
  testimonial,
  siteFaqItem,
  partnerFaqItem,
  faqCategory,
  redirect,
  claim,
  priceTable,
]

/** The types of records that only staff read. */
export const privateDocuments = [
  testimonialConsent,
  lead,
  notificationSettings,
  emptySearches,
  pageModel,
  draftGroupOf(contentDocuments.map(({ name }) => name)),
]

/** Every document type. */
export const documents = [...contentDocuments, ...privateDocuments]
