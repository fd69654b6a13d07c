import type { Template } from 'sanity'
import { today } from './initialValues.ts'

/** The name of the template of a carrier's price. */
export const CARRIER_PRICE = 'claim-carrier-price'

/** A price per month, confirmed today. */
export const monthlyPrice = () => ({
  measure: 'preco-mensal',
  kind: 'price',
  qualifier: 'from',
  period: 'month',
  asOf: today(),
})

interface CarrierPriceParameters {
  /** The published id of the carrier. */
  carrier: string
  name: string
}

/** The starting price of a carrier that is published. Only the amount and its source are to be written. */
export const carrierPrice: Template<CarrierPriceParameters> = {
  id: CARRIER_PRICE,
  title: 'Preço de partida de uma operadora',
  schemaType: 'claim',
  parameters: [
    { name: 'carrier', title: 'Operadora', type: 'string' },
    { name: 'name', title: 'Nome', type: 'string' },
  ],
  value: ({ carrier, name }: CarrierPriceParameters) => ({
    title: `${name}: mensalidade inicial`,
    subject: { _type: 'reference', _ref: carrier },
    ...monthlyPrice(),
  }),
}
