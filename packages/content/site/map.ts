import { mapClaim } from '../claim/map.ts'
import type { LookupQueryResult } from '../generated/sanity.types.ts'
import { mapImage } from '../image/map.ts'
import { externalHref } from '../link/href.ts'
import { mapLink, mapLinks } from '../link/map.ts'
import { mapMeasurement } from '../measurement/map.ts'
import type { Loose } from '../read/loose.ts'
import {
  flag,
  list,
  optionalChoice,
  optionalToken,
  optionalWords,
  token,
  words,
} from '../read/values.ts'
import type { OpeningHours, Site, SocialNetwork } from './type.ts'

export type SiteResult = NonNullable<Loose<LookupQueryResult>>['site']

const NETWORKS = ['instagram', 'facebook', 'linkedin', 'youtube'] as const
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** The company, as every page shows it; empty, yet complete, while nobody has written the settings. */
export function mapSite(raw: SiteResult | undefined, now: Date): Site {
  return {
    brandName: words(raw?.brandName),
    legalName: words(raw?.legalName),
    taxId: words(raw?.taxId),
    susepRegistration: optionalWords(raw?.susepRegistration),
    tagline: words(raw?.tagline),
    description: words(raw?.description),
    author: optionalWords(raw?.author),
    phone: token(raw?.phone),
    chatPhone: token(raw?.chatPhone).replace(/\D/g, ''),
    email: token(raw?.email),
    dpoEmail: optionalToken(raw?.dpoEmail),
    dpoPhone: optionalToken(raw?.dpoPhone),
    address: {
      street: words(raw?.address?.street),
      district: words(raw?.address?.district),
      city: words(raw?.address?.city),
      state: words(raw?.address?.state),
      postalCode: words(raw?.address?.postalCode),
    },
    openingHours: list(raw?.openingHours, mapHours),
    responseTime: mapClaim(raw?.responseTime, now),
    homeMenu: mapLinks(raw?.homeMenu),
    partnerMenu: mapLinks(raw?.partnerMenu),
    headerButton: mapLink(raw?.headerButton, { label: 'Solicitar Cotação', action: 'quote' }),
    partnerHeaderButton: mapLink(raw?.partnerHeaderButton, {
      label: 'Quero Ser Parceiro',
      action: 'partner',
    }),
    footerColumns: list(raw?.footerColumns, ({ title, links }) => ({
      title: words(title),
      links: mapLinks(links),
    })),
    socialLinks: list(raw?.socialLinks, mapSocialLink),
    developerCredit: raw?.developerCredit
      ? { label: words(raw.developerCredit.label), message: token(raw.developerCredit.message) }
      : undefined,
    chatMessages: {
      floating: token(raw?.chatMessages?.floating),
      portability: token(raw?.chatMessages?.portability),
      partner: token(raw?.chatMessages?.partner),
      quote: token(raw?.chatMessages?.quote),
    },
    socialImage: mapImage(raw?.socialImage),
    measurement: mapMeasurement(raw?.measurement),
  }
}

type Items<T> = T extends readonly (infer Item)[] ? NonNullable<Item> : never

function mapHours(raw: Items<NonNullable<SiteResult>['openingHours']>): OpeningHours {
  return {
    label: words(raw.label),
    days: list(raw.days, optionalToken),
    opens: clockTime(raw.opens),
    closes: clockTime(raw.closes),
    note: optionalWords(raw.note),
    inStructuredData: flag(raw.inStructuredData),
  }
}

function mapSocialLink(
  raw: Items<NonNullable<SiteResult>['socialLinks']>,
): { network: SocialNetwork; label: string; url: string } | undefined {
  const network = optionalChoice(raw.network, NETWORKS)
  const url = externalHref(raw.url)
  return network && url ? { network, label: words(raw.label), url } : undefined
}

function clockTime(value: string | null): string | undefined {
  return CLOCK_TIME.test(token(value)) ? token(value) : undefined
}
