import type { Claim } from '../claim/type.ts'
import type { Image } from '../image/type.ts'
import type { Link } from '../link/type.ts'
import type { Measurement } from '../measurement/type.ts'
import type { SpecialDay } from '../specialDays/type.ts'

/** The networks on which the company may have a profile. */
export const NETWORKS = ['instagram', 'facebook', 'linkedin', 'youtube'] as const

export type SocialNetwork = (typeof NETWORKS)[number]

/** The parts of the week in which staff may call a visitor back. */
export const CALL_TIMES = ['manha', 'tarde', 'noite', 'sabado'] as const

export type CallTime = (typeof CALL_TIMES)[number]

export interface OpeningHours {
  label: string
  /** The schema.org codes of the days: 'Mo' … 'Su'. */
  days: string[]
  /** The opening time, 'HH:MM' in America/Sao_Paulo; absent when closed. */
  opens?: string
  closes?: string
  note?: string
  inStructuredData: boolean
}

/** The company, as every page shows it. */
export interface Site {
  brandName: string
  legalName: string
  taxId: string
  /** The brokerage's registration with SUSEP, which regulates insurance. */
  susepRegistration?: string
  tagline: string
  /** The default description of social cards. */
  description: string
  author?: string
  phone: string
  /** The digits of the phone with country code, for chat links. */
  chatPhone: string
  email: string
  /** The name of the data protection officer, who is a person or a company. */
  dpoName?: string
  dpoEmail?: string
  dpoPhone?: string
  address: { street: string; district: string; city: string; state: string; postalCode: string }
  openingHours: OpeningHours[]
  /** The times of the week at which staff may call a visitor back. */
  callTimes: CallTime[]
  /** The days that have other hours than their weekday, in order. */
  specialDays: SpecialDay[]
  responseTime?: Claim
  homeMenu: Link[]
  partnerMenu: Link[]
  headerButton: Link
  partnerHeaderButton: Link
  footerColumns: { title: string; links: Link[] }[]
  socialLinks: { network: SocialNetwork; label: string; url: string }[]
  developerCredit?: { label: string; message: string }
  chatMessages: { floating: string; portability: string; partner: string; quote: string }
  socialImage?: Image
  measurement: Measurement
}
