import { claimsOf } from './claim.ts'
import { carrierSource, reviewed } from './sources.ts'
import { years } from './units.ts'

const shared = { subject: 'carrier-bradesco', source: carrierSource, asOf: reviewed } as const

export const bradescoClaims = claimsOf(shared, {
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
    unit: years,
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
