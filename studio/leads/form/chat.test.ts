import { expect, test } from 'vitest'
import { chatAddress } from './chat.ts'

test('the address opens the chat with the number of the phone', () => {
  expect(chatAddress({ phone: '(11) 98888-7777' })).toContain('https://wa.me/5511988887777?text=')
})

test.each([undefined, '', 'ligar à noite'])('there is no address for the phone %j', (phone) => {
  expect(chatAddress({ phone })).toBeUndefined()
})

test('the greeting has the first name', () => {
  const address = chatAddress({ name: 'Antônia & Cia', phone: '11 98888-7777' })
  expect(new URL(address ?? '').searchParams.get('text')).toBe(
    'Olá, Antônia! Recebemos o seu pedido pelo site.',
  )
})
