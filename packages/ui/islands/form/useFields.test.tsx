// @vitest-environment happy-dom
import type { FormFields, FormResult } from '@elos/leads'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useFields } from './useFields.ts'

interface Answer {
  name: string
}

/** The rule of the form below: a name of at least two letters. */
async function rule({ name }: FormFields): Promise<FormResult<Answer>> {
  const text = String(name).trim()
  return text.length > 1
    ? { ok: true, value: { name: text } }
    : { ok: false, errors: { name: 'Informe seu nome.' } }
}

const check = vi.fn(rule)
const act = vi.fn<(answer: Answer) => unknown>()

function Form() {
  const fields = useFields({ id: 'f', draft: 'test', initial: { name: '' }, check })
  const { control, error } = fields.bind('name')
  return (
    <form id="f" onSubmit={fields.submit(act)}>
      <input {...control} />
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
const input = () => find('[name=name]', HTMLInputElement)
const shown = (selector: string) => document.querySelector(selector)?.textContent
const submit = () => find('form', HTMLFormElement).requestSubmit()

function type(text: string): void {
  input().value = text
  input().dispatchEvent(new Event('input', { bubbles: true }))
}

const leave = () => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))

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
  test('are checked once for each change, and not again when they are submitted so', async () => {
    expect(check).not.toHaveBeenCalled()
    type('An')
    await expect.poll(() => shown('output')).toBe('An')
    expect(check).toHaveBeenCalledTimes(1)
    leave()
    type(' Ana ')
    await expect.poll(() => shown('output')).toBe('Ana')
    submit()
    await expect.poll(() => act.mock.calls.length).toBe(1)
    expect(act.mock.calls[0]?.[0]).toEqual({ name: 'Ana' })
    expect(check).toHaveBeenCalledTimes(2)
  })

  test('say what is wrong when they are submitted, take the focus there, and from then on say it at each change', async () => {
    type('A')
    leave()
    await expect.poll(() => check.mock.calls.length).toBe(1)
    expect(shown('[role=alert]')).toBe('')
    submit()
    await expect.poll(() => shown('[role=alert]')).toBe('Informe seu nome.')
    expect(document.activeElement).toBe(input())
    expect(act).not.toHaveBeenCalled()
    type('Ana')
    await expect.poll(() => shown('[role=alert]')).toBe('')
    type('')
    await expect.poll(() => shown('[role=alert]')).toBe('Informe seu nome.')
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

  test('are sent for the server to check when the rules cannot be fetched', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const sent = vi.spyOn(find('form', HTMLFormElement), 'submit').mockReturnValue()
    check.mockRejectedValue(new SyntaxError('Invalid regular expression'))
    type('Ana')
    submit()
    await expect.poll(() => sent.mock.calls.length).toBe(1)
    expect(act).not.toHaveBeenCalled()
    expect(shown('[role=alert]')).toBe('')
  })

  test('say so when there is no network for the rules, and are submitted once there is', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
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
