import { claimsOf } from './claim.ts'
import { BROKER, REVIEWED_ON } from './sources.ts'
import { BUSINESS_DAYS, HOURS, YEARS } from './units.ts'

const COMPANY = { subject: 'siteSettings', ...BROKER, asOf: REVIEWED_ON } as const
const PROGRAMME = { subject: 'partnerPage', ...BROKER, asOf: REVIEWED_ON } as const

export const brokerClaims = claimsOf(COMPANY, {
  'corretora-anos': {
    title: 'Corretora: anos de mercado',
    measure: 'experiencia',
    kind: 'duration',
    amount: 15,
    qualifier: 'moreThan',
    unit: YEARS,
    note: 'A história da página de parceiros fala em mais de 10 anos.',
  },
  'corretora-historia': {
    title: 'Corretora: anos de história (página de parceiros)',
    measure: 'experiencia',
    kind: 'duration',
    amount: 10,
    qualifier: 'moreThan',
    unit: YEARS,
    note: 'O resto do site fala em mais de 15 anos.',
  },
  'corretora-clientes': {
    title: 'Corretora: clientes atendidos',
    measure: 'clientes',
    kind: 'count',
    amount: 5000,
    qualifier: 'moreThan',
  },
  'corretora-satisfacao': {
    title: 'Corretora: satisfação dos clientes',
    measure: 'satisfacao',
    kind: 'percent',
    amount: 100,
    note: 'Guardar a pesquisa que sustenta o número, ou retirá-lo.',
  },
  'corretora-seguradoras': {
    title: 'Corretora: seguradoras parceiras',
    measure: 'seguradoras-parceiras',
    kind: 'count',
    amount: 50,
    qualifier: 'moreThan',
    unit: { singular: 'seguradora parceira', plural: 'seguradoras parceiras' },
  },
  'corretora-suporte': {
    title: 'Corretora: suporte aos clientes',
    measure: 'suporte',
    kind: 'duration',
    amount: 24,
    unit: HOURS,
    note: 'O horário de atendimento é menor, e aos domingos só há emergências. Confirmar o que o suporte de 24 horas cobre.',
  },
  'corretora-consultoria': {
    title: 'Corretora: custo da consultoria',
    measure: 'consultoria',
    kind: 'text',
    text: '100% gratuita',
  },
  'corretora-oferta': {
    title: 'Serviço da corretora: validade da oferta nos dados estruturados',
    measure: 'oferta-do-servico',
    kind: 'text',
    text: 'consultoria em planos de saúde',
    validFrom: '2024-01-01',
    validUntil: '2025-12-31',
    note: 'Fora da validade, a oferta sai dos dados estruturados. Renovar as datas para voltar.',
  },
  resposta: {
    title: 'Corretora: prazo de resposta às cotações',
    measure: 'prazo-de-resposta',
    kind: 'duration',
    amount: 2,
    qualifier: 'upTo',
    unit: HOURS,
  },
  'lgpd-prazo': {
    title: 'Pedidos de titulares de dados: prazo de resposta',
    measure: 'prazo-lgpd',
    kind: 'duration',
    amount: 15,
    unit: BUSINESS_DAYS,
    asOf: '2025-01-27',
    source: 'Política de privacidade, versão 2.0',
    rule: {
      text: 'A declaração completa deve ser fornecida em até 15 dias, contados do pedido. A lei não fala em dias úteis.',
      source: 'Lei nº 13.709/2018 (LGPD), art. 19, II',
    },
  },
})

export const partnerClaims = claimsOf(PROGRAMME, {
  'parceiros-ativos': {
    title: 'Programa de parceiros: parceiros ativos',
    measure: 'parceiros-ativos',
    kind: 'count',
    amount: 5000,
    qualifier: 'moreThan',
  },
  'comissao-maxima': {
    title: 'Programa de parceiros: comissão máxima por venda',
    measure: 'comissao-maxima',
    kind: 'percent',
    amount: 250,
    qualifier: 'upTo',
    conditions: 'conforme a operadora e o produto',
    note: 'Confirmar sobre que valor a porcentagem é calculada, e dizer isso na página.',
  },
  'comissao-prazo': {
    title: 'Programa de parceiros: prazo de pagamento da comissão',
    measure: 'comissao-prazo',
    kind: 'duration',
    amount: 10,
    unit: BUSINESS_DAYS,
    conditions: 'depois de comprovada a quitação bancária do boleto da operadora',
  },
})
