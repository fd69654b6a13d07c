import { pageUrl } from '../../parts/address/url.ts'
import type { Site } from '../../parts/site/map.ts'
import { dayOf, daysAfter, startOfDay } from '../../parts/time/day.ts'

/** The path of the file, which RFC 9116 prescribes. */
const SECURITY_TXT_PATH = '/.well-known/security.txt'

/** The number of days for which researchers may trust the file. RFC 9116 recommends less than a year. */
const DAYS_VALID = 180

/**
 * Returns the file that says whom to tell about a security fault: the data officer, then the company. Null while the
 * settings have no e-mail.
 *
 * @param origin of the site, 'https://exemplo.com.br'
 * @param now when the file is made. It must be made again before it expires.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(
  { dpoEmail, email }: Pick<Site, 'dpoEmail' | 'email'>,
  origin: string,
  now: Date,
): string | null {
  const contacts = [...new Set([dpoEmail, email])].filter(Boolean)
  if (contacts.length === 0) return null
  const expires = startOfDay(daysAfter(dayOf(now), DAYS_VALID))
  return [
    ...contacts.map((contact) => `Contact: mailto:${contact}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${pageUrl(origin, SECURITY_TXT_PATH)}`,
    '',
  ].join('\n')
}
