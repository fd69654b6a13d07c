import type { Check } from './check.ts'

const CNPJ = /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/
const CEP = /^\d{5}-\d{3}$/
const ANS = /^\d{5}-?\d$/

/**
 * Check of a CNPJ as written, `00.000.000/0000-00`. Letters are allowed before the check digits
 * (Instrução Normativa RFB 2.229/2024).
 */
export const checkTaxId: Check = (value) =>
  CNPJ.test(value) || 'Escreva o CNPJ com pontos, barra e hífen. Exemplo: 00.000.000/0000-00.'

/** Check of a CEP as written, `00000-000`. */
export const checkPostalCode: Check = (value) =>
  CEP.test(value) || 'Escreva o CEP com hífen. Exemplo: 05000-000.'

/** Check of a carrier's registration at ANS: six digits, with or without a hyphen. */
export const checkAnsRegistration: Check = (value) =>
  ANS.test(value) || 'O registro na ANS tem seis dígitos. Exemplo: 005711.'

const STATES = new Set(
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '),
)

/** Check of a state's two letters. */
export const checkState: Check = (value) =>
  STATES.has(value) || 'Use a sigla do estado em maiúsculas. Exemplo: SP.'
