import { expect, test } from 'vitest'
import { origin } from '../../fixtures/pages.ts'
import { securityTxt } from './text.ts'

const now = new Date('2026-11-22T15:00:00Z')
const settings = { dpoEmail: 'privacidade@elos.com.br', email: 'contato@elos.com.br' }

test('security.txt names the data officer, then the company, in the fields of RFC 9116', () => {
  expect(securityTxt(settings, origin, now)).toBe(`Contact: mailto:privacidade@elos.com.br
Contact: mailto:contato@elos.com.br
Expires: 2027-05-21T03:00:00.000Z
Preferred-Languages: pt, en
Canonical: ${origin}/.well-known/security.txt
`)
})

test('it names an address only once', () => {
  const text = securityTxt({ email: settings.email, dpoEmail: settings.email }, origin, now)
  expect(text?.match(/Contact/g)).toHaveLength(1)
})

test('there is none while the settings have no e-mail', () => {
  expect(securityTxt({ email: '' }, origin, now)).toBeNull()
})
