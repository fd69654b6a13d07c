import type { Offer, UnitPriceSpecification } from 'schema-dts'
import type { Period, Qualifier } from './format.ts'
import type { Claim } from './type.ts'

/** UN/CEFACT common codes (Recommendation 20) of the periods a price may be per. */
const UNIT_CODES: Record<Period, string> = { month: 'MON', year: 'ANN' }

const PRICE_FIELDS: Record<Qualifier, 'minPrice' | 'maxPrice'> = {
  from: 'minPrice',
  moreThan: 'minPrice',
  upTo: 'maxPrice',
}

/** A price as an offer, only while it is current: an expired one is not stated. */
export function offerOf(claim: Claim | undefined, url: string): Offer | undefined {
  if (claim?.kind !== 'price' || claim.state !== 'current' || claim.amount === null)
    return undefined
  return {
    '@type': 'Offer',
    url,
    description: claim.conditions,
    validFrom: claim.validFrom,
    validThrough: claim.validUntil,
    priceSpecification: priceOf(claim, claim.amount),
  }
}

/** Search engines ask for `price` even where it is a bound; `minPrice` or `maxPrice` says which. */
function priceOf({ qualifier, period }: Claim, amount: number): UnitPriceSpecification {
  return {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'BRL',
    price: amount,
    ...(qualifier && { [PRICE_FIELDS[qualifier]]: amount }),
    unitCode: period && UNIT_CODES[period],
  }
}
