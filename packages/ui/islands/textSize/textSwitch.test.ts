// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { textSwitch } from './textSwitch.ts'

beforeEach(() => {
  localStorage.clear()
  document.documentElement.style.fontSize = ''
})

describe('the switch for larger text', () => {
  it('makes the text larger and keeps the size for the next page', () => {
    const button = textSwitch()
    button.click()
    expect(document.documentElement.style.fontSize).toBe('135%')
    expect(localStorage.getItem('texto-maior')).toBe('135%')
    expect(button.textContent).toBe('Texto normal')
  })

  it('makes it as it was, and forgets', () => {
    const button = textSwitch()
    button.click()
    button.click()
    expect(document.documentElement.style.fontSize).toBe('')
    expect(localStorage.getItem('texto-maior')).toBeNull()
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
