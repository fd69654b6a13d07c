import { claimsOf } from './claim.ts'
import { CARRIER, REVIEWED_ON } from './sources.ts'
import { YEARS } from './units.ts'

const SHARED = { subject: 'carrier-bradesco', ...CARRIER, asOf: REVIEWED_ON } as const

export const bradescoClaims = claimsOf(SHARED, {
  'bradesco-preco': {
    title: 'Bradesco Saúde: mensalidade inicial',
    measure: 'preco-mensal',
    kind: 'price',
    amount: 200,
    qualifier: 'from',
    period: 'month',
    conditions: 'até 23 anos, em enfermaria',
  },
  'bradesco-prestadores': {
    title: 'Bradesco Saúde: prestadores na rede',
    measure: 'prestadores',
    kind: 'count',
    amount: 37000,
    qualifier: 'moreThan',
    unit: { singular: 'prestador', plural: 'prestadores' },
  },
  'bradesco-municipios': {
    title: 'Bradesco Saúde: municípios atendidos',
    measure: 'municipios',
    kind: 'count',
    amount: 1300,
    qualifier: 'moreThan',
    unit: { singular: 'município', plural: 'municípios' },
  },
  'bradesco-anos': {
    title: 'Bradesco: anos de história',
    measure: 'anos-de-historia',
    kind: 'duration',
    amount: 75,
    qualifier: 'moreThan',
    unit: YEARS,
  },
  'bradesco-farmacia': {
    title: 'Bradesco Saúde: desconto em farmácias',
    measure: 'desconto-farmacia',
    kind: 'percent',
    amount: 85,
    qualifier: 'upTo',
    conditions: 'em medicamentos e farmácias participantes',
  },
  'bradesco-individual': {
    title: 'Bradesco Saúde: linha para pessoas físicas',
    measure: 'linha-individual',
    kind: 'text',
    text: 'linha Individual e Familiar',
    note: 'Antes de oferecer, confirmar com a operadora se há venda nova.',
    rule: {
      text: 'Há notícia de que a operadora não vende mais planos individuais a novos clientes.',
      source: 'Fontes secundárias do mercado; confirmar com a operadora e na ANS',
    },
  },
})
