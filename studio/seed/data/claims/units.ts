import type { Unit } from './claim.ts'

export const years: Unit = { singular: 'ano', plural: 'anos' }
export const months: Unit = { singular: 'mês', plural: 'meses' }
export const days: Unit = { singular: 'dia', plural: 'dias' }
export const businessDays: Unit = { singular: 'dia útil', plural: 'dias úteis' }
export const hours: Unit = { singular: 'hora', plural: 'horas' }
export const people: Unit = { singular: 'pessoa', plural: 'pessoas' }
export const lives: Unit = { singular: 'vida', plural: 'vidas' }
