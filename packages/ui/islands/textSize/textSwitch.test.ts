// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { consentTo, keepConsent } from '../consent/record.ts'
import { textSwitch } from './textSwitch.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.style.fontSize = ''
})

describe('the switch for larger text', () => {
  it('makes the text larger and keeps the size for the next page', () => {
    const button = textSwitch()
    button.click()
    expect(document.documentElement.style.fontSize).toBe('135%')
    expect(sessionStorage.getItem('texto-maior')).toBe('135%')
    expect(button.textContent).toBe('Texto normal')
  })

  it.each([
    ['agreed to functional storage', true, '135%', null],
    ['refused it', false, null, '135%'],
  ])('lasts as long as whoever %s allows', (_, functional, visits, tab) => {
    keepConsent(
      consentTo(() => functional),
      '1',
    )
    textSwitch().click()
    expect(localStorage.getItem('texto-maior')).toBe(visits)
    expect(sessionStorage.getItem('texto-maior')).toBe(tab)
  })

  it('makes it as it was, and forgets', () => {
    const button = textSwitch()
    button.click()
    button.click()
    expect(document.documentElement.style.fontSize).toBe('')
    expect(sessionStorage.getItem('texto-maior')).toBeNull()
    expect(button.textContent).toBe('Texto maior')
  })

  it('agrees with its twin in the menu', () => {
    const [one, other] = [textSwitch(), textSwitch()]
    one.click()
    expect(other.textContent).toBe('Texto normal')
    other.click()
    expect(one.textContent).toBe('Texto maior')
  })

  it('works where nothing may be kept', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    textSwitch().click()
    expect(document.documentElement.style.fontSize).toBe('135%')
    refuse.mockRestore()
  })
})
