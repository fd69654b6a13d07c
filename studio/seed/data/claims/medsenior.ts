import { claimsOf } from './claim.ts'
import { CARRIER, REVIEWED_ON } from './sources.ts'
import { YEARS } from './units.ts'

const SHARED = { subject: 'carrier-medsenior', ...CARRIER, asOf: REVIEWED_ON } as const

export const medseniorClaims = claimsOf(SHARED, {
  'medsenior-preco': {
    title: 'MedSênior: mensalidade inicial',
    measure: 'preco-mensal',
    kind: 'price',
    amount: 400,
    qualifier: 'from',
    period: 'month',
    conditions: 'o valor depende da idade, da cidade e da acomodação',
    note: 'A confirmar com a operadora, com a idade para a qual o preço vale.',
  },
  'medsenior-idade': {
    title: 'MedSênior: idade mínima (textos do site)',
    measure: 'idade-minima',
    kind: 'duration',
    amount: 49,
    unit: YEARS,
    note: 'O título da página na busca diz 56+. Confirmar qual vale e acertar os dois.',
  },
  'medsenior-idade-titulo': {
    title: 'MedSênior: idade mínima (título da página)',
    measure: 'idade-minima',
    kind: 'duration',
    amount: 56,
    unit: YEARS,
    note: 'Registra o que está no título da página /medsenior-saude. Os textos dizem 49.',
  },
  'medsenior-sem-limite': {
    title: 'MedSênior: idade máxima para entrar',
    measure: 'idade-maxima',
    kind: 'text',
    text: 'sem idade máxima',
  },
  'medsenior-sem-reajuste': {
    title: 'MedSênior: reajuste por faixa etária',
    measure: 'reajuste-faixa-etaria',
    kind: 'text',
    text: 'sem reajuste por faixa etária após os 60 anos',
    note: 'O reajuste anual do contrato continua a existir. A confirmar com a operadora.',
  },
})
