import type { Check } from './check.ts'

const ANCHOR = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Check of a section's id within a page, written without `#`. */
export const checkAnchor: Check = (value) => {
  if (value.startsWith('#')) return 'Escreva a âncora sem “#”. Exemplo: contato.'
  return (
    ANCHOR.test(value) ||
    'Use letras minúsculas sem acento, números e hífens, começando por letra. Exemplo: contato.'
  )
}
