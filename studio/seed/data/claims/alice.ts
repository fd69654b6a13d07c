import { claimsOf } from './claim.ts'
import { CARRIER, REVIEWED_ON } from './sources.ts'
import { HOURS } from './units.ts'

const SHARED = { subject: 'carrier-alice', ...CARRIER, asOf: REVIEWED_ON } as const

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
  'alice-digital': {
    title: 'Alice: atendimento digital',
    measure: 'atendimento-digital',
    kind: 'text',
    text: '100% digital',
  },
  'alice-orientacao': {
    title: 'Alice: horário da orientação por inteligência artificial',
    measure: 'horario-da-orientacao',
    kind: 'duration',
    amount: 24,
    unit: HOURS,
  },
  'alice-individual': {
    title: 'Alice: linha para pessoas físicas',
    measure: 'linha-individual',
    kind: 'text',
    text: 'linha Individual',
    note: 'Antes de oferecer, confirmar com a operadora se há venda nova.',
    rule: {
      text: 'O material público da operadora fala em planos para empresas. Não se confirmou se há venda nova a pessoas físicas.',
      source: 'Material público da operadora (fonte secundária; confirmar com ela)',
    },
  },
})
