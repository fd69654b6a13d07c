import { claimsOf } from './claim.ts'
import { CARRIER, REVIEWED_ON } from './sources.ts'

const SHARED = { subject: 'carrier-amil', ...CARRIER, asOf: REVIEWED_ON } as const

export const amilClaims = claimsOf(SHARED, {
  'amil-preco': {
    title: 'Amil: mensalidade inicial',
    measure: 'preco-mensal',
    kind: 'price',
    amount: 150,
    qualifier: 'from',
    period: 'month',
    conditions: 'linha Easy, até 23 anos',
  },
  'amil-primeira-mensalidade': {
    title: 'Amil: desconto na primeira mensalidade',
    measure: 'desconto-primeira-mensalidade',
    kind: 'percent',
    amount: 25,
    qualifier: 'upTo',
    conditions: 'na primeira mensalidade, em campanhas da operadora',
  },
  'amil-terceiro-filho': {
    title: 'Amil: desconto no terceiro filho',
    measure: 'desconto-terceiro-filho',
    kind: 'percent',
    amount: 70,
    qualifier: 'upTo',
    conditions: 'no terceiro filho',
  },
  'amil-quarto-filho': {
    title: 'Amil: mensalidade do quarto filho em diante',
    measure: 'mensalidade-quarto-filho',
    kind: 'text',
    text: 'gratuito',
    conditions: 'a partir do quarto filho',
  },
  'amil-campanha': {
    title: 'Amil: época de campanhas',
    measure: 'epoca-de-campanhas',
    kind: 'text',
    text: 'de setembro a dezembro',
  },
  'amil-linhas': {
    title: 'Amil: nomes das linhas (página da operadora)',
    measure: 'linhas',
    kind: 'text',
    text: 'Fácil, Saúde e One',
    note: 'O preço de entrada é da linha Easy, que só o artigo cita. Confirmar os nomes à venda.',
  },
  'amil-linhas-artigo': {
    title: 'Amil: nomes das linhas (artigo)',
    measure: 'linhas',
    kind: 'text',
    text: 'One, Blue e Easy',
    note: 'A página da operadora cita Fácil, Saúde e One. Confirmar os nomes à venda.',
  },
})
