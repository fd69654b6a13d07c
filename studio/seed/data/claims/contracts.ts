import { claimsOf } from './claim.ts'
import { PLAN_LAW, REVIEWED_ON, RULE_SOURCE } from './sources.ts'
import { HOURS, MONTHS, YEARS } from './units.ts'

const DEPENDANTS_RULE = {
  text: 'Não há regra da ANS: a idade é a do contrato, em geral 21 anos, ou 24 para estudantes.',
  source: 'ANS, orientação ao consumidor (fonte secundária; confirmar)',
}

/** Claims about every contract: cover, age bands, dependants and savings. */
export const contractClaims = claimsOf(
  { source: RULE_SOURCE, asOf: REVIEWED_ON },
  {
    'cpt-maxima': {
      title: 'Cobertura parcial temporária: duração máxima',
      measure: 'cobertura-parcial-temporaria',
      kind: 'duration',
      amount: 24,
      unit: MONTHS,
      ...PLAN_LAW,
    },
    'emergencia-cobertura': {
      title: 'Urgência e emergência: início da cobertura',
      measure: 'carencia-urgencia',
      kind: 'duration',
      amount: 24,
      unit: HOURS,
      ...PLAN_LAW,
    },
    'faixas-etarias': {
      title: 'Faixas etárias de preço',
      measure: 'faixas-etarias',
      kind: 'count',
      amount: 10,
      unit: { singular: 'faixa etária', plural: 'faixas etárias' },
    },
    'dependentes-idade': {
      title: 'Dependentes: idade limite',
      measure: 'idade-dependentes',
      kind: 'duration',
      amount: 24,
      unit: YEARS,
      rule: DEPENDANTS_RULE,
    },
    'dependentes-estudantes': {
      title: 'Dependentes estudantes: idade limite',
      measure: 'idade-dependentes-estudantes',
      kind: 'text',
      text: 'sem limite de idade',
      rule: DEPENDANTS_RULE,
    },
    'economia-enfermaria': {
      title: 'Economia com acomodação em enfermaria',
      measure: 'economia-enfermaria',
      kind: 'percent',
      amount: 40,
      qualifier: 'upTo',
      conditions: 'em relação ao quarto individual, no mesmo plano',
      source: 'corretora, a confirmar na tabela de cada operadora',
    },
    'economia-anual': {
      title: 'Economia com pagamento anual',
      measure: 'economia-pagamento-anual',
      kind: 'text',
      text: '5% a 10%',
      conditions: 'quando a operadora aceita o pagamento anual',
      source: 'corretora, a confirmar na tabela de cada operadora',
    },
    'economia-terceiro-filho': {
      title: 'Economia a partir do terceiro filho',
      measure: 'economia-terceiro-filho',
      kind: 'percent',
      amount: 70,
      qualifier: 'upTo',
      conditions: 'no terceiro filho, conforme a operadora',
      source: 'corretora, a confirmar na tabela de cada operadora',
    },
  },
)
