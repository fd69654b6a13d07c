import type { PreviewValue } from 'sanity'
import { brazilianDate } from './date.ts'

interface ConsentSelection {
  person?: string
  /** ISO day. */
  grantedAt?: string
}

/** A record of consent in a list: who gave it, and when. */
export const describeConsent = ({ person, grantedAt }: ConsentSelection): PreviewValue => ({
  title: person,
  subtitle: grantedAt ? brazilianDate(grantedAt) : '',
})
