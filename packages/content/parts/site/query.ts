import { defineQuery } from 'groq'
import type { SiteSettingsQueryResult } from '../../generated/sanity.types.ts'
import { claimFields, imageFields, linkFields } from '../projections.ts'
import type { Query } from '../read/query.ts'
import { specialDayFields } from '../specialDays/query.ts'

/** The company, as every page shows it. */
export const siteSettings = `*[_type == "siteSettings" && _id == "siteSettings"][0]{
  _id, brandName, legalName, taxId, susepRegistration, tagline, description, author, phone, chatPhone, email,
  dpoName, dpoEmail, dpoPhone, address{street, district, city, state, postalCode},
  openingHours[]{label, days, opens, closes, note, inStructuredData},
  holidays[]{${specialDayFields}},
  ageLimit->{${claimFields}},
  homeMenu[]{${linkFields}}, phoneMenu[]{${linkFields}}, partnerMenu[]{${linkFields}},
  headerButton{${linkFields}}, partnerHeaderButton{${linkFields}},
  footerColumns[]{title, links[]{${linkFields}}},
  socialLinks[]{network, label, url}, developerCredit{label, message},
  chatMessages{floating, portability, partner, quote}, socialImage{${imageFields}},
  measurement{analyticsId, adsId, adsLabel}
}`

export const siteSettingsQuery: Query<SiteSettingsQueryResult> = defineQuery(`${siteSettings}`)
