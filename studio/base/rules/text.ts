import { readPairPath } from '@elos/content/parts/address/pair'
import { readListPagePath, readVersionPath } from '@elos/content/parts/address/path'
import { reservedAt } from '@elos/content/parts/address/reserved'
import type { Check } from './check.ts'

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text is lowercase ASCII words and numbers joined by single hyphens, as in `plano-familiar`. */
const isKebab = (value: string): boolean => KEBAB.test(value)

/** Check of slugs, measures and other identifiers: lowercase words joined by hyphens. */
export const checkKebab: Check = (value) =>
  isKebab(value) ||
  'Use só letras minúsculas sem acento, números e hífens simples. Exemplo: plano-familiar.'

const ANCHOR = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Check of a section's id within a page, written without `#`. */
export const checkAnchor: Check = (value) => {
  if (value.startsWith('#')) return 'Escreva sem “#”. Exemplo: contato.'
  return (
    ANCHOR.test(value) ||
    'Use letras minúsculas sem acento, números e hífens, começando por letra. Exemplo: contato.'
  )
}

/**
 * Check of a page's path on the site: `/` or lowercase segments, as in `/blog/como-economizar`.
 * One spelling per page, so no trailing slash, query or fragment; and none that the site keeps for itself.
 */
export const checkPath: Check = (value) => {
  if (!value.startsWith('/')) return 'O endereço começa com “/”. Exemplo: /plano-familiar.'
  if (value === '/') return true
  if (value.endsWith('/')) return 'Retire a barra do fim do endereço.'
  if (value.includes('//')) return 'O endereço tem duas barras seguidas; deixe só uma.'
  if (!value.slice(1).split('/').every(isKebab)) {
    return 'Use só letras minúsculas sem acento, números e hífens simples. Exemplo: /plano-familiar.'
  }
  if (readVersionPath(value).version)
    return 'O site guarda nesse endereço versões anteriores de um texto. Escolha outro endereço.'
  if (readListPagePath(value).number > 1)
    return 'O site guarda nesse endereço a continuação de uma lista. Escolha outro endereço.'
  if (readPairPath(value).pair)
    return 'O site guarda nesse endereço as comparações de duas operadoras. Escolha outro endereço.'
  const reserved = reservedAt(value)
  return reserved
    ? `O próprio site usa “${reserved}”, e a página se perderia. Escolha outro endereço.`
    : true
}

/** Check of an address on another site: absolute, http or https, at a host with a dot, without a user name in it. */
export const checkUrl: Check = (value) => {
  // Browsers differ in what they make of them.
  if (/\s/.test(value)) return 'Retire os espaços do endereço.'
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) {
    return 'Escreva o endereço completo, com https://. Exemplo: https://www.gov.br/ans.'
  }
  if (url.username || url.password) return 'Retire o usuário e a senha do endereço.'
  return (
    url.hostname.includes('.') ||
    `Falta o final do nome do site: “${url.hostname}”. Exemplo: https://www.gov.br/ans.`
  )
}

/** Advice about an address on another site: most sites that had http have https now. */
export const adviseUrl: Check = (value) =>
  !value.startsWith('http://') ||
  'Se o site também abre com https://, escreva https://, que é seguro.'

/** Check of the one or two capitals that stand for a person's photo. */
export const checkInitials: Check = (value) =>
  /^\p{Lu}{1,2}$/u.test(value) || 'Use uma ou duas letras maiúsculas. Exemplo: MC.'
