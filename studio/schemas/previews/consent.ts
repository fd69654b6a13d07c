import { brazilianDay } from '@elos/content/parts/time/day'
import type { PreviewValue } from 'sanity'

interface ConsentSelection {
  person?: string
  /** ISO day. */
  grantedAt?: string
}

/** A record of consent in a list: who gave it, and when. */
export const describeConsent = ({ person, grantedAt }: ConsentSelection): PreviewValue => ({
  title: person,
  subtitle: grantedAt ? brazilianDay(grantedAt) : '',
})
