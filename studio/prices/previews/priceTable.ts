import type { PreviewValue } from 'sanity'
import { ownValidity } from './claim.ts'

/** The fields that a preview selects from a price table: the document itself, or the one that `field` refers to. */
export const priceTableSelection = (field?: string): Record<string, string> => {
  const prefix = field ? `${field}.` : ''
  return {
    carrier: `${prefix}carrier.name`,
    line: `${prefix}line`,
    validFrom: `${prefix}validFrom`,
    validUntil: `${prefix}validUntil`,
  }
}

interface TableSelection {
  carrier?: string
  line?: string
  validFrom?: string
  validUntil?: string
}

/** A price table: its carrier and line, and until when it holds. */
export const describePriceTable = ({
  carrier,
  line,
  ...validity
}: TableSelection): PreviewValue => ({
  title: [carrier, line].filter(Boolean).join(' ') || 'Tabela sem nome',
  subtitle: ownValidity(validity),
})
