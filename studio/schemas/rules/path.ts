import type { Check } from './check.ts'
import { isKebab } from './kebab.ts'

/**
 * Check of a page's path on the site: `/` or lowercase segments, as in `/blog/como-economizar`.
 * One spelling per page, so no trailing slash, query or fragment.
 */
export const checkPath: Check = (value) => {
  if (!value.startsWith('/')) return 'O caminho começa com “/”. Exemplo: /plano-familiar.'
  if (value === '/') return true
  if (value.endsWith('/')) return 'Retire a barra do final do caminho.'
  if (value.includes('//')) return 'O caminho tem duas barras seguidas; deixe só uma.'
  return (
    value.slice(1).split('/').every(isKebab) ||
    'Use só letras minúsculas sem acento, números e hífens simples. Exemplo: /plano-familiar.'
  )
}
