import type { Check } from './check.ts'

/** Check of the one or two capitals that stand for a person's photo. */
export const checkInitials: Check = (value) =>
  /^\p{Lu}{1,2}$/u.test(value) || 'Use uma ou duas letras maiúsculas. Exemplo: MC.'
