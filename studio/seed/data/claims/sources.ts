/** The day on which the broker last reviewed its figures. */
export const reviewed = '2025-08-27'

export const carrierSource = 'corretora, a confirmar com a operadora'
/** Visitors read a source beside its claim; what staff have to do about it is a note. */
export const brokerSource = 'a própria corretora'
export const brokerNote = 'Guardar o comprovante interno.'
export const ruleSource = 'corretora, a confirmar com a ANS'
export const planLaw = {
  source: 'Lei nº 9.656/1998',
  sourceUrl: 'https://www.planalto.gov.br/ccivil_03/leis/l9656.htm',
}

export const portabilityRule = 'ANS, Resolução Normativa nº 438/2018 (fonte secundária; confirmar)'
