import type { LookupQueryResult } from '../../generated/sanity.types.ts'
import type { Announcement } from '../announcement/map.ts'
import { mapClaim } from '../claim/map.ts'
import { mapImage } from '../image/map.ts'
import { externalHref } from '../link/href.ts'
import { mapLink, mapLinks } from '../link/map.ts'
import { mapMeasurement } from '../measurement/map.ts'
import type { LooseResult } from '../read/loose.ts'
import {
  readFlag,
  readList,
  readOptionalChoice,
  readOptionalText,
  readOptionalToken,
  readText,
  readToken,
} from '../read/values.ts'
import type { View } from '../read/view.ts'
import { clockTime, mapSpecialDays } from '../specialDays/map.ts'
import { QUOTE_LABEL } from './buttons.ts'
import { callTimes } from './callTimes.ts'
import { NETWORKS, type OpeningHours } from './type.ts'

type SiteResult = LooseResult<LookupQueryResult>['site']

/** The company, as every page shows it. */
export interface Site extends View<typeof mapSite> {
  /** The announcement above the header of this page now. */
  announcement?: Announcement | undefined
}

/**
 * Maps the company. Without settings every field is empty.
 *
 * @param origin of the site, 'https://exemplo.com.br'; undefined for what is no page
 */
export function mapSite(raw: SiteResult | undefined, now: Date, origin?: string) {
  const openingHours = readList(raw?.openingHours, mapHours)
  const phone = readToken(raw?.phone)
  return {
    /** The host of the site, which a printed page names. */
    host: origin && new URL(origin).host,
    brandName: readText(raw?.brandName),
    legalName: readText(raw?.legalName),
    taxId: readText(raw?.taxId),
    /** The brokerage's registration with SUSEP, which regulates insurance. */
    susepRegistration: readOptionalText(raw?.susepRegistration),
    tagline: readText(raw?.tagline),
    /** The default description of social cards. */
    description: readText(raw?.description),
    author: readOptionalText(raw?.author),
    phone,
    /** The digits of the phone with country code, for chat links. */
    chatPhone: (readToken(raw?.chatPhone) || phone).replace(/\D/g, ''),
    email: readToken(raw?.email),
    /** The name of the data protection officer, who is a person or a company. */
    dpoName: readOptionalText(raw?.dpoName),
    dpoEmail: readOptionalToken(raw?.dpoEmail),
    dpoPhone: readToken(raw?.dpoPhone) || phone || undefined,
    address: {
      street: readText(raw?.address?.street),
      district: readText(raw?.address?.district),
      city: readText(raw?.address?.city),
      state: readText(raw?.address?.state),
      postalCode: readText(raw?.address?.postalCode),
    },
    openingHours,
    /** The times of the week at which staff may call a visitor back. */
    callTimes: callTimes(openingHours),
    /** The days that have other hours than their weekday, in order. */
    specialDays: mapSpecialDays(raw?.holidays),
    /** The most times that the price of the last age band may be that of the first. */
    ageLimit: mapClaim(raw?.ageLimit, now),
    homeMenu: mapLinks(raw?.homeMenu),
    /** The further links of a phone's menu, before the items of the site's menu. */
    phoneMenu: mapLinks(raw?.phoneMenu),
    partnerMenu: mapLinks(raw?.partnerMenu),
    headerButton: mapLink(raw?.headerButton, { label: QUOTE_LABEL, action: 'quote' }),
    partnerHeaderButton: mapLink(raw?.partnerHeaderButton, {
      label: 'Quero Ser Parceiro',
      action: 'partner',
    }),
    footerColumns: readList(raw?.footerColumns, ({ title, links }) => ({
      title: readText(title),
      links: mapLinks(links),
    })),
    socialLinks: readList(raw?.socialLinks, mapSocialLink),
    developerCredit: raw?.developerCredit
      ? {
          label: readText(raw.developerCredit.label),
          message: readToken(raw.developerCredit.message),
        }
      : undefined,
    chatMessages: {
      floating: readToken(raw?.chatMessages?.floating),
      portability: readToken(raw?.chatMessages?.portability),
      partner: readToken(raw?.chatMessages?.partner),
      quote: readToken(raw?.chatMessages?.quote),
    },
    socialImage: mapImage(raw?.socialImage),
    measurement: mapMeasurement(raw?.measurement),
  }
}

type Items<T> = T extends readonly (infer Item)[] ? NonNullable<Item> : never

/** Maps opening hours. A time that is no clock time ('HH:MM') is absent. */
function mapHours(raw: Items<NonNullable<SiteResult>['openingHours']>): OpeningHours {
  return {
    label: readText(raw.label),
    days: readList(raw.days, readOptionalToken),
    opens: clockTime(raw.opens),
    closes: clockTime(raw.closes),
    note: readOptionalText(raw.note),
    inStructuredData: readFlag(raw.inStructuredData),
  }
}

function mapSocialLink(raw: Items<NonNullable<SiteResult>['socialLinks']>) {
  const network = readOptionalChoice(raw.network, NETWORKS)
  const url = externalHref(raw.url)
  return network && url ? { network, label: readText(raw.label), url } : undefined
}
