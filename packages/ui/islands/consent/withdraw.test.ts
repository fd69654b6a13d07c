// @vitest-environment happy-dom
import { CONSENT, LARGER_TEXT } from '@elos/content/parts/storage/names'
import { beforeEach, describe, expect, test } from 'vitest'
import { gtag } from './google.ts'
import { withdraw } from './withdraw.ts'

beforeEach(() => {
  localStorage.clear()
  for (const name of ['_ga', '_ga_ABC123', '_gcl_au', 'session']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the measuring scripts do
    document.cookie = `${name}=1; path=/`
  }
  for (const name of [CONSENT, LARGER_TEXT, '_gcl_ls']) localStorage.setItem(name, '1')
})

const cookies = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0])

describe('withdrawing consent', () => {
  test.each([
    ['functional', ['_ga', '_ga_ABC123', '_gcl_au', 'session'], [CONSENT, '_gcl_ls']],
    ['analytics', ['_gcl_au', 'session'], [CONSENT, LARGER_TEXT, '_gcl_ls']],
    ['marketing', ['_ga', '_ga_ABC123', 'session'], [CONSENT, LARGER_TEXT]],
  ] as const)('for %s deletes only what that category stores', (category, left, entries) => {
    withdraw([category])
    expect(cookies()).toEqual(left)
    expect(Object.keys(localStorage)).toEqual(entries)
  })
})

test("queues a command for Google's script as an arguments object", () => {
  gtag('config', 'G-ABC123')
  const [command] = globalThis.dataLayer ?? []
  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]')
})
