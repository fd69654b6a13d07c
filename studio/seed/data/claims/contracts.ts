import { claimsOf } from './claim.ts'
import { planLaw, reviewed, ruleSource } from './sources.ts'
import { hours, months, years } from './units.ts'

const dependantsRule = {
  text: 'Não há regra da ANS: a idade é a do contrato, em geral 21 anos, ou 24 para estudantes.',
  source: 'ANS, orientação ao consumidor (fonte secundária; confirmar)',
}

/** Rules of every contract: cover, age bands, dependants, and what may be saved on them. */
export const contractClaims = claimsOf(
  { source: ruleSource, asOf: reviewed },
  {
    'cpt-maxima': {
      title: 'Cobertura parcial temporária: duração máxima',
      measure: 'cobertura-parcial-temporaria',
      kind: 'duration',
      amount: 24,
      unit: months,
      ...planLaw,
    },
    'emergencia-cobertura': {
      title: 'Urgência e emergência: início da cobertura',
      measure: 'carencia-urgencia',
      kind: 'duration',
      amount: 24,
      unit: hours,
      ...planLaw,
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
      unit: years,
      rule: dependantsRule,
    },
    'dependentes-estudantes': {
      title: 'Dependentes estudantes: idade limite',
      measure: 'idade-dependentes-estudantes',
      kind: 'text',
      text: 'sem limite de idade',
      rule: dependantsRule,
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
