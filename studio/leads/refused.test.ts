import { expect, test } from 'vitest'
import { refusedText } from './refused.ts'

const ANA = { address: 'ana@corretora.com.br', error: '550' }
const BIA = { address: 'bia@corretora.com.br', error: '452' }

test.each([
  [[], undefined],
  [[ANA, ANA], 'O servidor de e-mail recusou ana@corretora.com.br (550), que não recebeu o aviso.'],
  [
    [ANA, BIA],
    'O servidor de e-mail recusou ana@corretora.com.br (550) e bia@corretora.com.br (452), que não receberam o aviso.',
  ],
])('staff read who was not told: %j', (refused, text) => {
  expect(refusedText(refused)).toBe(text)
})
