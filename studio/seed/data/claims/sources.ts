/** The day on which the broker last reviewed its figures. */
export const reviewed = '2025-08-27'

export const carrierSource = 'corretora, a confirmar com a operadora'
export const brokerSource = 'Informado pela corretora; guardar o comprovante interno'
export const ruleSource = 'Texto da corretora; confirmar com a ANS antes de citar'
export const planLaw = {
  source: 'Lei nº 9.656/1998',
  sourceUrl: 'https://www.planalto.gov.br/ccivil_03/leis/l9656.htm',
}

export const portabilityRule = 'ANS, Resolução Normativa nº 438/2018 (fonte secundária; confirmar)'
