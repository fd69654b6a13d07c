// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { button, show } from '../../base/testing/show.tsx'
import { Checklist } from './Checklist.tsx'
import type { ChecklistItem, Step } from './checklist.ts'

vi.mock('sanity', () => ({ set: vi.fn() }))
vi.mock('sanity/router', () => ({ useRouter: () => ({}) }))
vi.mock('../../base/places/PlaceButton.tsx', () => ({ PlaceButton: () => null }))

const FORM = { id: 'carrier-a', name: 'Amil', isPublished: true, onChange: vi.fn() }

const itemOf = (key: string, title: string, step: Step): ChecklistItem => ({
  key,
  title,
  isDone: false,
  isOptional: false,
  steps: [step],
})

const ITEMS = [
  itemOf('page', 'Página', { kind: 'publish' }),
  itemOf('price', 'Preço', { kind: 'price' }),
  itemOf('offer', 'Cotação', { kind: 'offer', isOffered: false }),
]

test.each([false, true])(
  'the buttons of the form are as the form is: read only is %s',
  (readOnly) => {
    show(<Checklist form={{ ...FORM, readOnly }} items={ITEMS} />)
    expect(button('Criar o preço').disabled).toBe(readOnly)
    expect(button('Oferecer').disabled).toBe(readOnly)
  },
)
