import { claimsOf } from './claim.ts'
import { carrierSource, reviewed } from './sources.ts'
import { hours } from './units.ts'

const shared = { subject: 'carrier-alice', source: carrierSource, asOf: reviewed } as const

export const aliceClaims = claimsOf(shared, {
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
    unit: hours,
    conditions: 'para consultas e exames',
  },
})
