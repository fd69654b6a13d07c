import type { Check } from './check.ts'

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Lowercase ASCII words and numbers joined by single hyphens, as in `plano-familiar`. */
export const isKebab = (value: string): boolean => KEBAB.test(value)

/** Check of slugs, measures and other identifiers. */
export const checkKebab: Check = (value) =>
  isKebab(value) ||
  'Use só letras minúsculas sem acento, números e hífens simples. Exemplo: plano-familiar.'
