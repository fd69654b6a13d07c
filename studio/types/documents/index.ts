import { lead } from '../../leads/schema/lead.ts'
import { notificationSettings } from '../../leads/schema/notificationSettings.ts'
import { redirect } from '../../pages/schema/redirect.ts'
import { claim } from '../../prices/claim/claim.ts'
import { testimonial } from '../../testimonials/testimonial.ts'
import { testimonialConsent } from '../../testimonials/testimonialConsent.ts'
import { article } from './article.ts'
import { articleCategory } from './articleCategory.ts'
import { author } from './author.ts'
import { blogPage } from './blogPage.ts'
import { carrier } from './carrier.ts'
import { faqCategory } from './faqCategory.ts'
import { freePage } from './freePage.ts'
import { homePage } from './homePage/homePage.ts'
import { legalPage } from './legalPage.ts'
import { partnerFaqItem } from './partnerFaqItem.ts'
import { partnerPage } from './partnerPage/partnerPage.ts'
import { plan } from './plan.ts'
import { product } from './product.ts'
import { siteFaqItem } from './siteFaqItem.ts'
import { siteSettings } from './siteSettings/siteSettings.ts'

/** The types of what the site shows. */
export const contentDocuments = [
  siteSettings,
  homePage,
  partnerPage,
  blogPage,
  carrier,
  plan,
  product,
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
]

/** The types of records that only staff read. */
export const privateDocuments = [testimonialConsent, lead, notificationSettings]

/** Every document type. */
export const documents = [...contentDocuments, ...privateDocuments]
