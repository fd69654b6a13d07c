// Visitors read the sources beside the claims. Instructions to staff are in the note, which they never see.

/** The day on which the broker last reviewed its figures: `YYYY-MM-DD`. */
export const REVIEWED_ON = '2025-08-27'

/** The day on which the rules below were last looked up. */
export const LAW_READ_ON = '2026-11-22'

export const CARRIER = { source: 'corretora', note: 'A confirmar com a operadora.' }
export const CARRIER_TABLE = {
  source: 'corretora',
  note: 'A confirmar na tabela de cada operadora.',
}
export const INSURER = { source: 'corretora', note: 'A confirmar com a seguradora.' }
export const BROKER = { source: 'a própria corretora', note: 'Guardar o comprovante interno.' }
export const RULE = { source: 'corretora', note: 'A confirmar com a ANS.' }
export const PLAN_LAW = {
  source: 'Lei nº 9.656/1998',
  sourceUrl: 'https://www.planalto.gov.br/ccivil_03/leis/l9656.htm',
  note: 'Conferir no texto da lei antes de mudar.',
}
export const AGE_BANDS = {
  source: 'ANS, Resolução Normativa nº 563/2022',
  note: 'Conferir no texto da norma antes de mudar.',
}

export const PORTABILITY_RULE = 'ANS, Resolução Normativa nº 438/2018 (fonte secundária; confirmar)'
