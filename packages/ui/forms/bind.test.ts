import { expect, test } from 'vitest'
import { nativeBind } from './bind.ts'

const bind = nativeBind('f', { name: 'Ana', email: 'x' }, { email: 'Confira.', phone: 'Informe.' })

test('a returned form has the typed values', () => {
  expect(bind('name')).toEqual({ control: { name: 'name', defaultValue: 'Ana' } })
})

test('a field with an error is described by it', () => {
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

test('an e-mail address may have the domain that was probably meant', () => {
  const suggesting = nativeBind('f', { email: 'a@gmial.com' }, {}, { email: 'gmail.com' })
  expect(suggesting('email').suggestion).toEqual({ domain: 'gmail.com' })
  expect(suggesting('name')).not.toHaveProperty('suggestion')
})

test('only the first field with an error has autofocus', () => {
  expect(['name', 'email', 'phone'].filter((name) => bind(name).control.autoFocus)).toEqual([
    'email',
  ])
})
