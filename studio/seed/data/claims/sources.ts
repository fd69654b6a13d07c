// Visitors read the sources beside the claims. Instructions to staff belong in a claim's note.

/** The day on which the broker last reviewed its figures: `YYYY-MM-DD`. */
export const REVIEWED_ON = '2025-08-27'

export const CARRIER_SOURCE = 'corretora, a confirmar com a operadora'
export const BROKER_SOURCE = 'a própria corretora'
export const BROKER_NOTE = 'Guardar o comprovante interno.'
export const RULE_SOURCE = 'corretora, a confirmar com a ANS'
export const PLAN_LAW = {
  source: 'Lei nº 9.656/1998',
  sourceUrl: 'https://www.planalto.gov.br/ccivil_03/leis/l9656.htm',
}

export const PORTABILITY_RULE = 'ANS, Resolução Normativa nº 438/2018 (fonte secundária; confirmar)'
