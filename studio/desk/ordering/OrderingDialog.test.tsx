// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { button, show } from '../../base/testing/show.tsx'
import { OrderingDialog } from './OrderingDialog.tsx'

vi.mock('sanity', () => ({
  useClient: () => undefined,
  useSchema: () => new Map(),
  Preview: () => null,
}))
vi.mock('../../base/documents/useDocuments.ts', () => {
  const questions = ['a', 'b'].map((_id) => ({ _id, _type: 'siteFaqItem', question: _id }))
  const documents = new Map(questions.map((each) => [each._id, each]))
  return { useDocuments: () => documents }
})

const LIST = { type: 'siteFaqItem', title: 'Perguntas', field: 'order' } as const

/** The handle by which the first item is moved. */
const handle = () => button('Mover “a”')

/** Presses a key at the handle, and waits for the tasks that it begins. */
async function press(code: string): Promise<void> {
  handle().focus()
  handle().dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve))
}

test('Esc drops an item that is held, and closes the dialog only when none is', async () => {
  const onClose = vi.fn()
  show(<OrderingDialog list={LIST} onClose={onClose} />)
  await press('Space')
  await vi.waitFor(() => expect(handle().getAttribute('aria-pressed')).toBe('true'))
  await press('Escape')
  expect(onClose).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(handle().getAttribute('aria-pressed')).not.toBe('true'))
  await press('Escape')
  expect(onClose).toHaveBeenCalledOnce()
})
