// @vitest-environment happy-dom
import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OrderingDialog } from './OrderingDialog.tsx'

vi.mock('sanity', () => ({
  useClient: () => undefined,
  useSchema: () => new Map(),
  Preview: () => null,
}))
vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: vi.fn() }) }))
vi.mock('../../base/documents/useDocuments.ts', () => {
  const questions = ['a', 'b'].map((_id) => ({ _id, _type: 'siteFaqItem', question: _id }))
  const documents = new Map(questions.map((each) => [each._id, each]))
  return { useDocuments: () => documents }
})

const LIST = { type: 'siteFaqItem', title: 'Perguntas', field: 'order' } as const

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => document.body.replaceChildren())

/** Presses a key at what has the focus, and waits for the tasks that it begins. */
const press = (code: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { code, key: code, bubbles: true }),
    )
    await new Promise((resolve) => setTimeout(resolve))
  })

test('Esc drops an item that is held, and closes the dialog only when none is', async () => {
  const onClose = vi.fn()
  const root = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(root).render(
      <ThemeProvider theme={buildTheme()}>
        <OrderingDialog list={LIST} onClose={onClose} />
      </ThemeProvider>,
    ),
  )
  const handle = document.querySelector<HTMLElement>('[aria-label="Mover “a”"]')
  handle?.focus()
  await press('Space')
  expect(handle?.getAttribute('aria-pressed')).toBe('true')
  await press('Escape')
  expect(onClose).not.toHaveBeenCalled()
  handle?.focus()
  await press('Escape')
  expect(onClose).toHaveBeenCalledOnce()
})
