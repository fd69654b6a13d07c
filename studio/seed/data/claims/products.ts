import { claimsOf } from './claim.ts'
import { brokerNote, brokerSource, carrierSource, reviewed } from './sources.ts'
import { days, lives, people, years } from './units.ts'

const insurerSource = 'corretora, a confirmar com a seguradora'
const life = { subject: 'product-vida', source: insurerSource, asOf: reviewed } as const

export const lifeClaims = claimsOf(life, {
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
  'vida-idade-minima': {
    title: 'Seguro de vida: idade mínima',
    measure: 'idade-minima',
    kind: 'duration',
    amount: 18,
    unit: years,
  },
  'vida-idade-maxima': {
    title: 'Seguro de vida: idade máxima para contratar',
    measure: 'idade-maxima',
    kind: 'duration',
    amount: 65,
    unit: years,
  },
  'vida-familia': {
    title: 'Seguro de vida familiar: pessoas na apólice',
    measure: 'pessoas-por-familia',
    kind: 'count',
    amount: 6,
    qualifier: 'upTo',
    unit: people,
  },
  'vida-empresa': {
    title: 'Seguro de vida empresarial: mínimo de vidas',
    measure: 'vidas-minimas',
    kind: 'count',
    amount: 5,
    qualifier: 'from',
    unit: lives,
  },
  'vida-indenizacao': {
    title: 'Seguro de vida: prazo da indenização',
    measure: 'prazo-indenizacao',
    kind: 'duration',
    amount: 30,
    qualifier: 'upTo',
    unit: days,
    conditions: 'depois de entregues todos os documentos',
  },
})

export const otherProductClaims = claimsOf(
  { source: brokerSource, asOf: reviewed },
  {
    'odonto-ortodontia': {
      title: 'Planos odontológicos: idade para a ortodontia infantil',
      subject: 'plan-familiar',
      measure: 'idade-ortodontia',
      kind: 'duration',
      amount: 18,
      qualifier: 'upTo',
      unit: years,
      source: carrierSource,
    },
    'frotas-experiencia': {
      title: 'Seguro de frotas: experiência da corretora',
      subject: 'product-frotas',
      measure: 'experiencia',
      kind: 'duration',
      amount: 15,
      qualifier: 'moreThan',
      unit: years,
      note: brokerNote,
    },
  },
)
