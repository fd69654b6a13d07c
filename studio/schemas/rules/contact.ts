import type { Check } from './check.ts'

const DIGITS_WITH_COUNTRY = /^[1-9]\d{11,12}$/
const DISPLAYED_PHONE = /^\+?\d[\d\s()-]{7,20}\d$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Check of the chat number: country code, area code and number, 12 or 13 digits (E.164). */
export const checkChatPhone: Check = (value) =>
  DIGITS_WITH_COUNTRY.test(value) ||
  'Use só dígitos, com código do país e DDD. Exemplo: 5511999998888.'

/** Check of a telephone number as visitors read it. */
export const checkPhone: Check = (value) =>
  DISPLAYED_PHONE.test(value) || 'Escreva o telefone com DDD. Exemplo: +55 11 99999-8888.'

/** Check of an e-mail address. */
export const checkEmail: Check = (value) =>
  EMAIL.test(value) || 'Escreva um e-mail completo. Exemplo: contato@exemplo.com.br.'
