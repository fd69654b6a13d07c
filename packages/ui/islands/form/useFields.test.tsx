// @vitest-environment happy-dom
import type { FormFields, FormResult } from '@elos/leads'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useFields } from './useFields.ts'

interface Answer {
  name: string
  email: string
}

/** The rule of the form below: a name of at least two letters. */
async function rule({ name, email }: FormFields): Promise<FormResult<Answer>> {
  const text = String(name).trim()
  return text.length > 1
    ? { ok: true, value: { name: text, email: String(email) } }
    : { ok: false, errors: { name: 'Informe seu nome.' } }
}

const check = vi.fn(rule)
const act = vi.fn<(answer: Answer) => unknown>()

function Form() {
  const fields = useFields({ id: 'f', draft: 'test', initial: { name: '', email: '' }, check })
  const { control, error } = fields.bind('name')
  const email = fields.bind('email')
  return (
    <form id="f" onSubmit={fields.submit(act)}>
      <input {...control} />
      <input {...email.control} />
      {email.suggestion && (
        <button type="button" onClick={email.suggestion.accept}>
          {email.suggestion.domain}
        </button>
      )}
      <p role="alert">{fields.isUncheckable ? 'Sem regras' : error?.text}</p>
      <output>{fields.checked?.name}</output>
      <button type="submit">Enviar</button>
    </form>
  )
}

const find = <E extends Element>(selector: string, kind: new () => E): E => {
  const element = document.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`There is no ${selector}`)
  return element
}
const input = (name = 'name') => find(`[name=${name}]`, HTMLInputElement)
const shown = (selector: string) => document.querySelector(selector)?.textContent
const submit = () => find('form', HTMLFormElement).requestSubmit()

function type(text: string, name?: string): void {
  input(name).value = text
  input(name).dispatchEvent(new Event('input', { bubbles: true }))
}

const leave = (name?: string) =>
  input(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))

let unmount: () => void
beforeEach(async () => {
  sessionStorage.clear()
  check.mockReset().mockImplementation(rule)
  act.mockReset()
  document.body.innerHTML = '<div></div>'
  const root = createRoot(find('div', HTMLDivElement))
  unmount = () => root.unmount()
  root.render(<Form />)
  await expect.poll(() => document.querySelector('input')).not.toBeNull()
})
afterEach(() => unmount())

describe('the fields of a form', () => {
  test('are not checked before something is typed', () => {
    expect(check).not.toHaveBeenCalled()
  })

  test('are checked once for each change, and give the parsed value', async () => {
    type(' Ana ')
    await expect.poll(() => shown('output')).toBe('Ana')
    expect(check).toHaveBeenCalledTimes(1)
    leave()
    type('Ana M')
    await expect.poll(() => shown('output')).toBe('Ana M')
    expect(check).toHaveBeenCalledTimes(2)
  })

  test('are not checked again when they are submitted as they were checked', async () => {
    type(' Ana ')
    await expect.poll(() => shown('output')).toBe('Ana')
    submit()
    await expect.poll(() => act.mock.calls.length).toBe(1)
    expect(act.mock.calls[0]?.[0]).toEqual({ name: 'Ana', email: '' })
    expect(check).toHaveBeenCalledTimes(1)
  })

  test('say what is wrong when they are submitted, and take the focus there', async () => {
    submit()
    await expect.poll(() => shown('[role=alert]')).toBe('Informe seu nome.')
    expect(document.activeElement).toBe(input())
    expect(act).not.toHaveBeenCalled()
  })

  test('say nothing of an answer before they are submitted, and from then on at each change', async () => {
    type('A')
    leave()
    await expect.poll(() => check.mock.calls.length).toBe(1)
    expect(shown('[role=alert]')).toBe('')
    submit()
    await expect.poll(() => shown('[role=alert]')).toBe('Informe seu nome.')
    type('Ana')
    await expect.poll(() => shown('[role=alert]')).toBe('')
    type('')
    await expect.poll(() => shown('[role=alert]')).toBe('Informe seu nome.')
  })

  test('suggest the provider that a left e-mail address probably means', async () => {
    type('Ana')
    type('ana@gmial.com', 'email')
    expect(document.querySelector('[type=button]')).toBeNull()
    leave('email')
    await expect.poll(() => shown('[type=button]')).toBe('gmail.com')
    find('[type=button]', HTMLButtonElement).click()
    await expect.poll(() => input('email').value).toBe('ana@gmail.com')
    await expect.poll(() => document.activeElement).toBe(input('email'))
    await expect.poll(() => document.querySelector('[type=button]')).toBeNull()
    submit()
    await expect.poll(() => act.mock.calls[0]?.[0].email).toBe('ana@gmail.com')
  })

  test('are submitted once by two submissions in a row', async () => {
    type('Ana')
    await expect.poll(() => shown('output')).toBe('Ana')
    act.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 50)))
    submit()
    await expect.poll(() => act.mock.calls.length).toBe(1)
    submit()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(act).toHaveBeenCalledTimes(1)
  })

  test('say so when the rules cannot be fetched, and are submitted once they can', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    check.mockRejectedValue(new TypeError('Failed to fetch'))
    type('Ana')
    submit()
    await expect.poll(() => shown('[role=alert]')).toBe('Sem regras')
    check.mockImplementation(rule)
    submit()
    await expect.poll(() => act.mock.calls.length).toBe(1)
    await expect.poll(() => shown('[role=alert]')).toBe('')
  })
})
