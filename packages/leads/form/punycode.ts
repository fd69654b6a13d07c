/** The parameters of Punycode for the names of domains (RFC 3492, section 5). */
const BASE = 36
const LEAST = 1
const MOST = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE_POINT = 128

const PREFIX = 'xn--'

/**
 * The domain as people write it: 'xn--sade-rra.com.br' → 'saúde.com.br'. Browsers change what is typed into a field for an
 * e-mail address. A domain that is not the encoding of another one is returned unchanged.
 */
export function decodeDomain(domain: string): string {
  const known = domain.toLowerCase()
  if (!known.includes(PREFIX)) return domain
  const decoded = known
    .split('.')
    .map((label) => (label.startsWith(PREFIX) ? decode(label.slice(PREFIX.length)) : label))
    .join('.')
  return encoded(decoded) === known ? decoded : domain
}

/** The domain as the network knows it; undefined for what is none. */
function encoded(domain: string): string | undefined {
  try {
    return new URL(`https://${domain}`).hostname
  } catch {
    return undefined
  }
}

/** Decodes a label without its prefix (RFC 3492, section 6.2). What cannot be decoded becomes an empty text. */
function decode(label: string): string {
  const end = label.lastIndexOf('-')
  const characters = [...label.slice(0, Math.max(0, end))]
  let codePoint = FIRST_CODE_POINT
  let bias = FIRST_BIAS
  let place = 0
  let at = end + 1
  while (at < label.length) {
    const before = place
    let weight = 1
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(label.charAt(at++))
      if (digit === undefined) return ''
      place += digit * weight
      const threshold = Math.min(MOST, Math.max(LEAST, k - bias))
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const count = characters.length + 1
    bias = adapted(place - before, count, before === 0)
    codePoint += Math.floor(place / count)
    place %= count
    if (codePoint > 0x10ffff) return ''
    characters.splice(place++, 0, String.fromCodePoint(codePoint))
  }
  return characters.join('')
}

/** The value of a digit: letters from 0, numerals from 26. */
function digitOf(character: string): number | undefined {
  const value = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(character)
  return character && value >= 0 ? value : undefined
}

/** The bias behind a code point (RFC 3492, section 6.1). */
function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > ((BASE - LEAST) * MOST) / 2; k += BASE) rest = Math.floor(rest / (BASE - LEAST))
  return k + Math.floor(((BASE - LEAST + 1) * rest) / (rest + SKEW))
}
