import { claimsOf } from './claim.ts'
import { CARRIER_SOURCE, REVIEWED_ON } from './sources.ts'
import { HOURS } from './units.ts'

const SHARED = { subject: 'carrier-alice', source: CARRIER_SOURCE, asOf: REVIEWED_ON } as const

export const aliceClaims = claimsOf(SHARED, {
  'alice-preco': {
    title: 'Alice: mensalidade inicial',
    measure: 'preco-mensal',
    kind: 'price',
    amount: 350,
    qualifier: 'from',
    period: 'month',
    conditions: 'até 28 anos',
  },
  'alice-atendimento': {
    title: 'Alice: prazo para consultas e exames',
    measure: 'prazo-de-atendimento',
    kind: 'duration',
    amount: 24,
    qualifier: 'upTo',
    unit: HOURS,
    conditions: 'para consultas e exames',
  },
})
