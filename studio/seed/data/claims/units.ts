import type { Unit } from './claim.ts'

export const YEARS: Unit = { singular: 'ano', plural: 'anos' }
export const MONTHS: Unit = { singular: 'mês', plural: 'meses' }
export const DAYS: Unit = { singular: 'dia', plural: 'dias' }
export const BUSINESS_DAYS: Unit = { singular: 'dia útil', plural: 'dias úteis' }
export const HOURS: Unit = { singular: 'hora', plural: 'horas' }
export const PEOPLE: Unit = { singular: 'pessoa', plural: 'pessoas' }
export const LIVES: Unit = { singular: 'vida', plural: 'vidas' }
