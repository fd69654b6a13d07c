import { describe, expect, it } from 'vitest'
import { checkChatPhone, checkEmail, checkPhone } from './contact.ts'

describe('the chat number', () => {
  it.each(['551100000000', '5511999998888'])('accepts “%s”', (phone) => {
    expect(checkChatPhone(phone)).toBe(true)
  })

  it.each(['11999998888', '+5511999998888', '55 11 99999-8888', '055119999888', ''])(
    'refuses “%s”',
    (phone) => {
      expect(checkChatPhone(phone)).toContain('só dígitos')
    },
  )
})

describe('the displayed telephone', () => {
  it.each(['+55 11 0000-0000', '11 99999-8888', '+5511999998888'])('accepts “%s”', (phone) => {
    expect(checkPhone(phone)).toBe(true)
  })

  it.each(['ligue já', '190', '+55 11 0000-0000 ramal 2'])('refuses “%s”', (phone) => {
    expect(checkPhone(phone)).toContain('com DDD')
  })
})

describe('the e-mail', () => {
  it.each(['contato@exemplo.com.br', 'a.b+c@d.io'])('accepts “%s”', (email) => {
    expect(checkEmail(email)).toBe(true)
  })

  it.each(['contato', 'contato@exemplo', 'a b@c.com', '@exemplo.com', 'a@b.', 'a@@b.com'])(
    'refuses “%s”',
    (email) => {
      expect(checkEmail(email)).toContain('e-mail completo')
    },
  )
})
