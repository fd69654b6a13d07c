import type { Measurement } from '@elos/content'
import { isMeasurementId } from '@elos/content/parts/measurement/ids'
import { isRecord, textOf } from '@elos/content/parts/stored/value'
import { spokenDay } from '@elos/content/parts/time/day'
import { EMAIL } from '@elos/leads/form/email'
import { chatNumber } from '@elos/leads/phone/chatNumber'
import { PHONE_CHARACTERS } from '@elos/leads/phone/digits'
import { tidyPhone } from '@elos/leads/phone/format'
import { type Check, type FieldProblem, problemAt } from './check.ts'

/** Check of the chat number: the digits of the country code, the area code and the number. */
export const checkChatPhone: Check = (value) =>
  chatNumber(value) === value || 'Escreva o telefone com DDD. Exemplo: (11) 99999-8888.'

/** Check of a telephone number with the country's code, from which links and search engines call it. */
export const checkPhone: Check = (value) =>
  (value.startsWith('+') && PHONE_CHARACTERS.test(value) && chatNumber(value) !== undefined) ||
  'Escreva o telefone com DDD. Exemplo: (11) 99999-8888.'

/** Writes a whole Brazilian phone as its field stores it: '(11) 3456-7890' → '+55 11 3456-7890'. */
export function storedPhone(typed: string): string | undefined {
  const [, area, number] = /^\((\d\d)\) (\d{4,5}-\d{4})$/.exec(tidyPhone(typed)) ?? []
  return area && `+55 ${area} ${number}`
}

/** Check of an e-mail address. */
export const checkEmail: Check = (value) =>
  EMAIL.test(value) || 'Escreva um e-mail completo. Exemplo: contato@exemplo.com.br.'

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

interface OpeningHoursValue {
  opens?: string
  closes?: string
  inStructuredData?: boolean
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Check of a time of day on a 24-hour clock, `08:00`. */
export const checkTime = (value: string): true | string =>
  TIME.test(value) || 'Escreva a hora com dois dígitos. Exemplo: 08:00.'

/** Check that a line has both times or none, in order, and that one in structured data has both. */
export function checkOpeningHours(value: OpeningHoursValue | undefined): FieldProblem[] {
  const { opens, closes, inStructuredData } = value ?? {}
  if (opens && !closes) return [problemAt('closes', 'Informe também a hora de fechar.')]
  if (closes && !opens) return [problemAt('opens', 'Informe também a hora de abrir.')]
  if (opens && closes && closes <= opens) {
    return [problemAt('closes', 'A hora de fechar vem depois da hora de abrir.')]
  }
  if (inStructuredData && !opens) {
    return [problemAt('opens', 'Para informar aos buscadores, preencha abertura e fechamento.')]
  }
  return []
}

/** One entry of the special days: a time of a day, or a day that is closed. */
interface SpecialDayEntry {
  date: string
  opens: string
  closes: string
}

/** Check that entries with the same day are several times of it: none says that it is closed, and none overlap. */
export function checkSpecialDays(value: readonly unknown[] = []): true | string {
  const entries = value
    .filter(isRecord)
    .map(({ date, opens, closes }) => ({
      date: textOf(date),
      opens: textOf(opens),
      closes: textOf(closes),
    }))
    .filter(({ date }) => date)
  const wrong = entries.find((entry) => entries.some((other) => contradicts(entry, other)))
  return wrong
    ? `${spokenDay(wrong.date)} está mais de uma vez na lista, com horários que não combinam. Deixe um, ou corrija as horas.`
    : true
}

function contradicts(one: SpecialDayEntry, other: SpecialDayEntry): boolean {
  if (one === other || one.date !== other.date) return false
  const isClosed = [one.opens, one.closes, other.opens, other.closes].includes('')
  return isClosed || (one.opens < other.closes && other.opens < one.closes)
}

/** Check of a measurement id, by the form in which Google writes it. `example` is shown when it is wrong. */
export const checkMeasurementId =
  (name: keyof Measurement, example: string): Check =>
  (value) =>
    isMeasurementId(name, value) || `Copie o código como o Google o mostra. Exemplo: ${example}.`
