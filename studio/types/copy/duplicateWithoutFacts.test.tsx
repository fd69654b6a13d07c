// @vitest-environment jsdom
import type { DocumentActionProps } from 'sanity'
import { beforeEach, expect, test, vi } from 'vitest'
import { button, click, show } from '../../base/testing/show.tsx'
import { duplicateWithoutFacts } from './duplicateWithoutFacts.ts'

const initialValue = vi.hoisted(() => vi.fn())
vi.mock('./copyWithoutFacts.ts', () => ({ copyOf: vi.fn() }))
vi.mock('sanity', () => ({
  useSchema: () => new Map([['carrier', { initialValue }]]),
  useWorkspace: () => ({}),
}))

const onHandle = vi.fn()
const useDuplicate = duplicateWithoutFacts(() => ({ label: 'Duplicar', onHandle }))

function Action(props: DocumentActionProps) {
  const action = useDuplicate(props)
  return (
    <button type="button" disabled={Boolean(action?.disabled)} onClick={action?.onHandle}>
      {action?.label}
    </button>
  )
}

const NOTHING_STORED = { draft: null, published: null, version: null, transactionSyncLock: null }

const carrier = (
  <Action
    {...NOTHING_STORED}
    id="carrier-a"
    type="carrier"
    liveEdit={false}
    liveEditSchemaType={false}
    ready
    scopeId={undefined}
    release={undefined}
    onComplete={() => {}}
    initialValueResolved
  />
)

let arrive: (values: object) => void

beforeEach(() => {
  onHandle.mockReset()
  const { promise, resolve } = Promise.withResolvers<object>()
  initialValue.mockReset().mockReturnValue(promise)
  arrive = resolve
})

test('a second copy cannot be asked for while the values of the first are read', async () => {
  show(carrier)
  click('Duplicar')
  expect(button('Duplicar').disabled).toBe(true)
  expect(onHandle).not.toHaveBeenCalled()
  arrive({ order: 3 })
  await expect.poll(() => onHandle.mock.calls.length).toBe(1)
  expect(button('Duplicar').disabled).toBe(false)
})

test('no copy is made once its document is closed', async () => {
  const showAgain = show(carrier)
  click('Duplicar')
  showAgain(null)
  arrive({ order: 3 })
  await new Promise((resolve) => setTimeout(resolve))
  expect(onHandle).not.toHaveBeenCalled()
})
