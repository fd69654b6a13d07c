/** The forms of secrets of services that we use, or that people often leave behind. */
const PATTERNS: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a token of Sanity': /\bsk[A-Za-z0-9]{80,}\b/,
  "the local Lake's token": /\blake-[0-9a-f]{48}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{60,})\b/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a key of Amazon': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a token of Slack': /\bxox[abprs]-[\w-]{10,}/,
  'a token of Fastly or Cloudflare':
    /\b(?:FASTLY|CLOUDFLARE|CDN)_(?:API_)?TOKEN\s*[=:]\s*["']?[\w-]{20,}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a password in an address':
    /\b[a-z]+:\/\/[^\s/:@'"`<>{}$]*:(?!password@)[^\s/:@'"`<>{}$]{8,}@[\w.-]+/,
}

/**
 * Returns the names of what looks like a secret in a text, such as 'a private key'.
 *
 * @param values secrets that are known, which must not be in the text as they are
 */
export function secretsIn(text: string, values: readonly string[] = []): string[] {
  const looks = Object.entries(PATTERNS).filter(([, pattern]) => pattern.test(text))
  const known = values.some((value) => value && text.includes(value))
  return [...looks.map(([name]) => name), ...(known ? ['a secret of this checkout'] : [])]
}
