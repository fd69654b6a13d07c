import { expect, test } from 'vitest'
import { nativeBind } from './bind.ts'

const bind = nativeBind('f', { name: 'Ana', email: 'x' }, { email: 'Confira.', phone: 'Informe.' })

test('a form that comes back keeps what was typed', () => {
  expect(bind('name')).toEqual({ control: { name: 'name', defaultValue: 'Ana' } })
})

test('a wrong answer is tied to the words that say so', () => {
  expect(bind('phone')).toEqual({
    control: {
      name: 'phone',
      defaultValue: undefined,
      'aria-invalid': true,
      'aria-describedby': 'f-phone-erro',
    },
    error: { id: 'f-phone-erro', text: 'Informe.' },
  })
})

test('the page opens at the first wrong answer', () => {
  expect(['name', 'email', 'phone'].filter((name) => bind(name).control.autoFocus)).toEqual([
    'email',
  ])
})
