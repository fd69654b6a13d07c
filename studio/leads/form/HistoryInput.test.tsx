// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { click, field, show, write } from '../../base/testing/show.tsx'
import { HistoryInput } from './HistoryInput.tsx'

const opened = vi.hoisted(() => ({ id: '' }))
vi.mock('sanity', () => ({
  insert: (items: readonly unknown[]) => ({ items }),
  setIfMissing: () => ({}),
  useCurrentUser: () => ({ name: 'Beatriz Lima' }),
  useFormValue: () => opened.id,
}))

const onChange = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  onChange.mockReset()
})

/** Opens a lead as the desk does: its form takes the place of the one before. */
function open(id: string): void {
  opened.id = id
  document.body.replaceChildren()
  show(<HistoryInput value={undefined} onChange={onChange} />)
}

test('a note that was not noted is there again when its lead is opened again, and stands at no other', () => {
  open('lead-1')
  write('Nova anotação', 'Ligar na quinta')
  open('lead-2')
  expect(field('Nova anotação').value).toBe('')
  open('lead-1')
  expect(field('Nova anotação').value).toBe('Ligar na quinta')
})

test('a lead whose form stays while another is opened keeps its note to itself', () => {
  opened.id = 'lead-1'
  const showAgain = show(<HistoryInput value={undefined} onChange={onChange} />)
  write('Nova anotação', 'Ligar na quinta')
  opened.id = 'lead-2'
  showAgain(<HistoryInput value={undefined} onChange={(patches) => onChange(patches)} />)
  expect(field('Nova anotação').value).toBe('')
})

test('a note that was noted is forgotten', () => {
  open('lead-1')
  write('Nova anotação', ' Ligar na quinta ')
  click('Anotar')
  expect(onChange.mock.lastCall).toMatchObject([
    [{}, { items: [{ text: 'Ligar na quinta', author: 'Beatriz Lima' }] }],
  ])
  open('lead-1')
  expect(field('Nova anotação').value).toBe('')
})

test('nobody writes a note where the form can only be read', () => {
  opened.id = 'lead-1'
  show(<HistoryInput value={undefined} readOnly onChange={onChange} />)
  expect(document.querySelector('textarea')).toBeNull()
})
