// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { button, click, show } from '../../base/testing/show.tsx'
import { AssigneeInput } from './AssigneeInput.tsx'

vi.mock('sanity', () => ({
  set: (value: string) => ({ value }),
  unset: () => ({}),
  useCurrentUser: () => ({ name: 'Beatriz Lima' }),
}))

const onChange = vi.fn()

test('whoever is at the screen takes a lead', () => {
  show(<AssigneeInput value={undefined} onChange={onChange} />)
  click('Assumir')
  expect(onChange).toHaveBeenCalledWith({ value: 'Beatriz Lima' })
})

test('nobody takes a lead where the form can only be read', () => {
  show(<AssigneeInput value={undefined} readOnly onChange={onChange} />)
  expect(button('Assumir').disabled).toBe(true)
})
