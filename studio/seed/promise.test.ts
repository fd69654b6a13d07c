import { expect, test } from 'vitest'
import { allPassages } from './testing/passages.ts'

/** The claim itself, which texts quote. */
const CLAIM = 'claim-resposta'

const promises = allPassages().filter(
  ({ document, text }) => document !== CLAIM && /\b(2|duas) horas\b/.test(text),
)

test('every text that promises an answer in two hours says that the opening hours count', () => {
  expect(promises.length).toBeGreaterThan(20)
  expect(promises.filter(({ text }) => !text.includes('horário de atendimento'))).toEqual([])
})

/** A sentence that promises an answer. A question, as of the FAQ, promises none by itself. */
const ANSWER = /primeiro retorno|respond|resposta|^Em até 2 horas/i

/** The work that comes after an answer, which takes as long as it takes. */
const WORK =
  /\b(?:opç(?:ão|ões)|listas?|compara\w*|descontos?|simula\w*|confer\w*|calcula\w*|propostas?|rede|mostramos|enviamos|vale a pena)\b/i

test('no text promises more than an answer in two hours: no comparison, list or check', () => {
  const sentences = promises.flatMap(({ document, text }) =>
    text
      .split(/(?<=[.!?;])\s/)
      .filter((sentence) => /\b(2|duas) horas\b/.test(sentence))
      .map((sentence) => ({ document, sentence })),
  )
  expect(sentences.filter(({ sentence }) => !ANSWER.test(sentence))).toEqual([])
  expect(sentences.filter(({ sentence }) => WORK.test(sentence))).toEqual([])
})
