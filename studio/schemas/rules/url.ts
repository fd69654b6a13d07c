import type { Check } from './check.ts'

/** Check of an address on another site: absolute, http or https, without a user name in it. */
export const checkUrl: Check = (value) => {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) {
    return 'Escreva o endereço completo, com https://. Exemplo: https://www.gov.br/ans.'
  }
  if (url.username || url.password) return 'Retire o usuário e a senha do endereço.'
  return true
}
