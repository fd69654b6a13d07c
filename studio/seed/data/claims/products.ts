import { claimsOf } from './claim.ts'
import { BROKER, CARRIER, INSURER, REVIEWED_ON } from './sources.ts'
import { DAYS, LIVES, PEOPLE, YEARS } from './units.ts'

const LIFE = { subject: 'product-vida', ...INSURER, asOf: REVIEWED_ON } as const

export const lifeClaims = claimsOf(LIFE, {
  'vida-preco': {
    title: 'Seguro de vida: mensalidade inicial',
    measure: 'preco-mensal',
    kind: 'price',
    amount: 15,
    qualifier: 'from',
    period: 'month',
  },
  'vida-capital': {
    title: 'Seguro de vida: capital segurado individual',
    measure: 'capital-segurado',
    kind: 'price',
    amount: 50000,
    qualifier: 'from',
  },
  'vida-idades': {
    title: 'Seguro de vida: idades para contratar',
    measure: 'idades',
    kind: 'text',
    text: 'de 18 a 65 anos',
  },
  'vida-familia': {
    title: 'Seguro de vida familiar: pessoas na apólice',
    measure: 'pessoas-por-familia',
    kind: 'count',
    amount: 6,
    qualifier: 'upTo',
    unit: PEOPLE,
  },
  'vida-empresa': {
    title: 'Seguro de vida empresarial: mínimo de vidas',
    measure: 'vidas-minimas',
    kind: 'count',
    amount: 5,
    qualifier: 'from',
    unit: LIVES,
  },
  'vida-indenizacao': {
    title: 'Seguro de vida: prazo da indenização',
    measure: 'prazo-indenizacao',
    kind: 'duration',
    amount: 30,
    qualifier: 'upTo',
    unit: DAYS,
    conditions: 'depois de entregues todos os documentos',
  },
})

export const otherProductClaims = claimsOf(
  { ...BROKER, asOf: REVIEWED_ON },
  {
    'odonto-ortodontia': {
      title: 'Planos odontológicos: idade para a ortodontia infantil',
      subject: 'plan-familiar',
      measure: 'idade-ortodontia',
      kind: 'duration',
      amount: 18,
      qualifier: 'upTo',
      unit: YEARS,
      ...CARRIER,
    },
    'frotas-experiencia': {
      title: 'Seguro de frotas: experiência da corretora',
      subject: 'product-frotas',
      measure: 'experiencia',
      kind: 'duration',
      amount: 15,
      qualifier: 'moreThan',
      unit: YEARS,
    },
  },
)
