// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { consentTo, storeConsent } from '../consent/record.ts'
import { textSwitch } from './textSwitch.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.style.fontSize = ''
})

describe('the switch for larger text', () => {
  test.each([
    ['for later visits with consent to functional storage', true, '135%', null],
    ['for the tab without that consent', false, null, '135%'],
  ])('stores the size %s', (_, functional, visits, tab) => {
    storeConsent(
      consentTo(() => functional),
      '1',
    )
    textSwitch().click()
    expect(localStorage.getItem('texto-maior')).toBe(visits)
    expect(sessionStorage.getItem('texto-maior')).toBe(tab)
  })

  test('has the same state as the other switch of the page', () => {
    const [one, other] = [textSwitch(), textSwitch()]
    one.click()
    expect(other.textContent).toBe('Texto normal')
    other.click()
    expect(one.textContent).toBe('Texto maior')
  })

  test('works without storage', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    textSwitch().click()
    expect(document.documentElement.style.fontSize).toBe('135%')
    refuse.mockRestore()
  })
})
