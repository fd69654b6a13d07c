import { expect, test } from 'vitest'
import { allPassages } from './testing/passages.ts'

/** The claim itself, which texts quote. */
const CLAIM = 'claim-resposta'

test('every text that promises an answer in two hours says that the opening hours count', () => {
  const promises = allPassages().filter(
    ({ document, text }) => document !== CLAIM && /\b(2|duas) horas\b/.test(text),
  )
  expect(promises.length).toBeGreaterThan(20)
  expect(promises.filter(({ text }) => !text.includes('horário de atendimento'))).toEqual([])
})
