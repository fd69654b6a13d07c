import { claimsOf } from './claim.ts'
import { CARRIER, PORTABILITY_RULE, REVIEWED_ON } from './sources.ts'
import { YEARS } from './units.ts'

const SHARED = { subject: 'carrier-sulamerica', ...CARRIER, asOf: REVIEWED_ON } as const

export const sulamericaClaims = claimsOf(SHARED, {
  'sulamerica-preco': {
    title: 'SulAmérica: mensalidade inicial',
    measure: 'preco-mensal',
    kind: 'price',
    amount: 180,
    qualifier: 'from',
    period: 'month',
    conditions: 'linha Direto, até 23 anos',
  },
  'sulamerica-anos': {
    title: 'SulAmérica: anos de história',
    measure: 'anos-de-historia',
    kind: 'duration',
    amount: 125,
    qualifier: 'moreThan',
    unit: YEARS,
  },
  'sulamerica-dependente-2': {
    title: 'SulAmérica: desconto no segundo dependente',
    measure: 'desconto-segundo-dependente',
    kind: 'percent',
    amount: 20,
    conditions: 'no segundo dependente',
  },
  'sulamerica-dependente-3': {
    title: 'SulAmérica: desconto no terceiro dependente',
    measure: 'desconto-terceiro-dependente',
    kind: 'percent',
    amount: 30,
    conditions: 'no terceiro dependente',
  },
  'sulamerica-dependente-4': {
    title: 'SulAmérica: desconto a partir do quarto dependente',
    measure: 'desconto-quarto-dependente',
    kind: 'percent',
    amount: 40,
    conditions: 'a partir do quarto dependente',
  },
  'sulamerica-primeira-mensalidade': {
    title: 'SulAmérica: desconto na primeira mensalidade',
    measure: 'desconto-primeira-mensalidade',
    kind: 'percent',
    amount: 20,
    qualifier: 'upTo',
    conditions: 'na primeira mensalidade, em campanhas da operadora',
  },
  'sulamerica-bem-estar': {
    title: 'SulAmérica: desconto por bem-estar',
    measure: 'desconto-bem-estar',
    kind: 'percent',
    amount: 15,
    qualifier: 'upTo',
    conditions: 'para quem participa dos programas de bem-estar',
  },
  'sulamerica-portabilidade': {
    title: 'SulAmérica: tempo no plano de origem para a portabilidade',
    measure: 'portabilidade-permanencia',
    kind: 'duration',
    amount: 2,
    qualifier: 'moreThan',
    unit: YEARS,
    rule: {
      text: 'São 2 anos no plano de origem, e 3 quando houve cobertura parcial temporária. Completar o prazo já basta.',
      source: PORTABILITY_RULE,
    },
  },
  'sulamerica-individual': {
    title: 'SulAmérica: linha para pessoas físicas',
    measure: 'linha-individual',
    kind: 'text',
    text: 'linha individual',
    note: 'Antes de oferecer, confirmar com a operadora se há venda nova.',
    rule: {
      text: 'Há notícia de que a operadora não vende mais planos individuais a novos clientes.',
      source: 'Fontes secundárias do mercado; confirmar com a operadora e na ANS',
    },
  },
})
