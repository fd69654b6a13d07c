import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { optionalText, requiredLine } from './textRules.ts'

const nameOf = (text: string) => safeParse(requiredLine('Informe seu nome.', 120), text)
const textOf = (text: string) => safeParse(optionalText(2000), text).data

describe('a name', () => {
  test.each([
    ['characters of no width', 'Ma\u200bri\u200da\ufeff\u2060 Jo\u00adsé', 'Maria José'],
    ['marks that turn its direction', '\u202eairaM\u202c \u2066José\u2069', 'airaM José'],
    ['control characters', 'Maria\u0000\u0007\u001b[31m\u009fJosé', 'Maria [31m José'],
    ['more lines', 'Maria\r\nTelefone: 1\u2028José', 'Maria Telefone: 1 José'],
    ['fillers and variation selectors', 'Maria\u3164\ufe0f\u{e0041} José', 'Maria José'],
  ])('loses %s', (_, typed, kept) => {
    expect(nameOf(typed)).toEqual({ success: true, data: kept })
  })

  test('is kept when it is of another script or has accents', () => {
    for (const name of ['João D’Ávila-Müller', '山田太郎', 'محمد', 'Nguyễn Thị'])
      expect(nameOf(name).data).toBe(name)
  })

  test('is refused when nothing of it can be seen', () => {
    const unseen =
      ' \t\n\u0000\u007f\u0085\u00a0\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f' +
      '\u2028\u2029\u202a\u202e\u2060\u2066\u2069\u2800\u3000\u3164\ufe0f\ufeff\uffa0\u{e0001}\u{e0100}'
    for (const name of ['', unseen, ...unseen])
      expect(nameOf(name).error?.issues.map(({ message }) => message)).toEqual([
        'Informe seu nome.',
      ])
  })
})

test('a message keeps its lines and its emoji, and loses what could mislead its reader', () => {
  const typed = ' Olá\r\nrede\tda Lapa 👩‍👧❤️ \u202eoãn\u202c \u0000\u001b[31m '
  expect(textOf(typed)).toBe('Olá\nrede\tda Lapa 👩‍👧❤️ oãn [31m')
})
