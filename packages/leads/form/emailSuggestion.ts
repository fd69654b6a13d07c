/** The providers of e-mail whose names are often mistyped. */
const MISTYPED = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.br',
  'yahoo.com',
  'icloud.com',
  'terra.com.br',
  'globo.com',
  'live.com',
]
/** Providers whose names only look like one of those. */
const RIGHT = new Set([
  ...MISTYPED,
  ...['mail.com', 'email.com', 'ymail.com', 'love.com', 'cloud.com', 'line.com'],
])
/** The common mistakes of more than one letter. */
const COMMON = new Map([
  ['gmail.com.br', 'gmail.com'],
  ['uol.com', 'uol.com.br'],
  ['bol.com', 'bol.com.br'],
])

/**
 * The domain that was probably meant where the one of an e-mail address is a well-known one with a
 * letter missing, added, wrong or swapped: 'maria@gmial.com' → 'gmail.com'. Undefined for all others.
 */
export function suggestDomain(email: string): string | undefined {
  const domain = domainOf(email)
  if (RIGHT.has(domain)) return undefined
  return COMMON.get(domain) ?? MISTYPED.find((right) => isOneMistake(domain, right))
}

/** The address with another domain. */
export const withDomain = (email: string, domain: string): string =>
  email.trim().replace(/@[^@]*$/, `@${domain}`)

const domainOf = (email: string) => email.trim().toLowerCase().split('@')[1] ?? ''

function isOneMistake(typed: string, right: string): boolean {
  let at = 0
  while (at < right.length && typed[at] === right[at]) at++
  const [typedRest, rightRest] = [typed.slice(at), right.slice(at)]
  const swapped = typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2)
  return (
    typedRest === rightRest.slice(1) ||
    typedRest.slice(1) === rightRest ||
    typedRest.slice(1) === rightRest.slice(1) ||
    swapped === rightRest
  )
}
