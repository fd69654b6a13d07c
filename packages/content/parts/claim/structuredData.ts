import type { Offer, UnitPriceSpecification } from 'schema-dts'
import { claimNoteText } from './note.ts'
import type { Claim, Period, Qualifier } from './type.ts'

/** The UN/CEFACT common codes (Recommendation 20) of the periods of a price. */
const UNIT_CODES: Record<Period, string> = { month: 'MON', year: 'ANN' }

const PRICE_FIELDS: Record<Qualifier, 'minPrice' | 'maxPrice'> = {
  from: 'minPrice',
  moreThan: 'minPrice',
  upTo: 'maxPrice',
}

/**
 * A price as an offer, with its conditions, source and days; undefined unless it is a current price with a last day.
 * A machine quotes an offer until its last day, so one without an end is not stated.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function offerOf(claim: Claim | undefined, url: string): Offer | undefined {
  if (claim?.kind !== 'price' || claim.state !== 'current' || claim.amount === null)
    return undefined
  if (!claim.validUntil) return undefined
  return {
    '@type': 'Offer',
    url,
    description: claimNoteText(claim) || undefined,
    validFrom: claim.validFrom,
    validThrough: claim.validUntil,
    priceValidUntil: claim.validUntil,
    priceSpecification: priceOf(claim, claim.amount),
  }
}

/**
 * Returns the price in structured data. Search engines require `price` even when it is a bound. `minPrice` or
 * `maxPrice` says which bound.
 */
function priceOf({ qualifier, period }: Claim, amount: number): UnitPriceSpecification {
  return {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'BRL',
    price: amount,
    ...(qualifier && { [PRICE_FIELDS[qualifier]]: amount }),
    unitCode: period && UNIT_CODES[period],
  }
}
