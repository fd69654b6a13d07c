import { claimsOf } from './claim.ts'
import { PORTABILITY_RULE, REVIEWED_ON, RULE } from './sources.ts'
import { BUSINESS_DAYS, DAYS, MONTHS, YEARS } from './units.ts'

export const portabilityClaims = claimsOf(
  { ...RULE, asOf: REVIEWED_ON },
  {
    'portabilidade-individual': {
      title: 'Portabilidade: tempo no plano individual',
      measure: 'portabilidade-permanencia-individual',
      kind: 'duration',
      amount: 2,
      unit: YEARS,
      rule: {
        text: '2 anos em qualquer tipo de contrato; 3 anos só quando houve cobertura parcial temporária. Nas portabilidades seguintes, 1 ano (2 em alguns casos).',
        source: PORTABILITY_RULE,
      },
    },
    'portabilidade-empresarial': {
      title: 'Portabilidade: tempo no plano empresarial',
      measure: 'portabilidade-permanencia-empresarial',
      kind: 'duration',
      amount: 3,
      unit: YEARS,
      rule: {
        text: 'O prazo não depende do tipo de contrato: são 2 anos, e 3 anos só quando houve cobertura parcial temporária.',
        source: PORTABILITY_RULE,
      },
    },
    'portabilidade-atraso': {
      title: 'Portabilidade: atraso tolerado nos últimos 12 meses',
      measure: 'portabilidade-atraso',
      kind: 'duration',
      amount: 1,
      unit: MONTHS,
      conditions: 'no máximo, nos últimos 12 meses',
      rule: {
        text: 'Exige-se estar em dia com as mensalidades, com o comprovante das três últimas.',
        source: PORTABILITY_RULE,
      },
    },
    'portabilidade-resposta': {
      title: 'Portabilidade: resposta da operadora de destino',
      measure: 'portabilidade-resposta',
      kind: 'duration',
      amount: 10,
      unit: BUSINESS_DAYS,
      rule: {
        text: '10 dias corridos. Se a operadora não responder, o pedido é considerado aceito.',
        source: PORTABILITY_RULE,
      },
    },
    'portabilidade-conclusao': {
      title: 'Portabilidade: conclusão depois da aprovação',
      measure: 'portabilidade-conclusao',
      kind: 'duration',
      amount: 60,
      unit: DAYS,
      rule: {
        text: 'O beneficiário tem 5 dias para pedir o cancelamento do plano antigo. Os 60 dias são o período da portabilidade especial.',
        source: PORTABILITY_RULE,
      },
    },
    'portabilidade-recurso': {
      title: 'Portabilidade: recurso à ANS',
      measure: 'portabilidade-recurso',
      kind: 'duration',
      amount: 30,
      unit: DAYS,
      rule: {
        text: 'Não se encontrou esse prazo. A reclamação à ANS segue a Notificação de Intermediação Preliminar (NIP).',
        source: 'ANS, procedimento da NIP (fonte secundária; confirmar)',
      },
    },
  },
)
