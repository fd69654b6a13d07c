import { type ObjectResult, problemAt, resultOf } from './check.ts'

/** One line of the opening hours as stored. */
export interface OpeningHoursValue {
  opens?: string
  closes?: string
  inStructuredData?: boolean
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** A time of day on 24 hours, `08:00`. */
export const checkTime = (value: string): true | string =>
  TIME.test(value) || 'Escreva a hora com dois dígitos. Exemplo: 08:00.'

/** Opening and closing go together, in order, and structured data cannot state hours without both. */
export function checkOpeningHours(value: OpeningHoursValue | undefined): ObjectResult {
  const { opens, closes, inStructuredData } = value ?? {}
  if (opens && !closes) return [problemAt('closes', 'Informe também a hora de fechar.')]
  if (closes && !opens) return [problemAt('opens', 'Informe também a hora de abrir.')]
  if (opens && closes && closes <= opens) {
    return [problemAt('closes', 'A hora de fechar vem depois da hora de abrir.')]
  }
  if (inStructuredData && !opens) {
    return [problemAt('opens', 'Para informar aos buscadores, preencha abertura e fechamento.')]
  }
  return resultOf([])
}
