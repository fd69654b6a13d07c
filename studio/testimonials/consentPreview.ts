import { brazilianDay } from '@elos/content/parts/time/day'
import type { PreviewValue } from 'sanity'

interface ConsentSelection {
  person?: string
  /** ISO day. */
  grantedAt?: string
  /** ISO day. */
  withdrawnAt?: string
}

/** A record of consent in a list: who gave it, and when, or when it was withdrawn. */
export const describeConsent = ({
  person,
  grantedAt,
  withdrawnAt,
}: ConsentSelection): PreviewValue => ({
  title: person,
  subtitle: withdrawnAt
    ? `retirada em ${brazilianDay(withdrawnAt)}`
    : brazilianDay(grantedAt ?? ''),
})
