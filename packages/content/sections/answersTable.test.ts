import { expect, test } from 'vitest'
import { answerResult, factsResult } from '../fixtures/fact.ts'
import { now } from '../fixtures/pages.ts'
import { mapFacts } from '../parts/fact/map.ts'
import { sectionInWords } from './answersTable.ts'
import { sectionOf } from './kinds.ts'
import { answersSheet, recordSheet } from './sheet.ts'

const facts = mapFacts(
  factsResult({
    mei: answerResult({ state: 'sim', from: 2, words: 'Com a família junto' }),
    dentista: answerResult({ state: 'nao', source: 'Carta da operadora', asOf: '2025-06-10' }),
  }),
  now,
)

test('who reads the page of a carrier as text gets its answers as a table, with the source and the day of each', () => {
  const sections = [
    ...sectionOf('sheet', answersSheet('Amil', facts, []), { id: 'respostas' }),
    ...sectionOf('sheet', recordSheet('Amil'), { id: 'registro' }),
  ]
  const [answers, record] = sections.map(sectionInWords)
  expect(record?.kind).toBe('sheet')
  const [summary, table] = answers?.kind === 'prose' ? answers.content.body : []
  expect(summary).toMatchObject({ children: [{ text: '2 sim · 8 a confirmar · 1 não.' }] })
  expect(table).toMatchObject({ header: ['Pergunta', 'Resposta', 'Fonte', 'Conferido em'] })
  const cells = table && 'rows' in table ? table.rows.map((row) => row.cells) : []
  expect(cells).toContainEqual([
    'MEI',
    'Sim. A partir de 2 vidas. Com a família junto.',
    'Manual de vendas (https://operadora.exemplo.com.br/manual.pdf)',
    '01/06/2025',
  ])
  expect(cells).toContainEqual(['Dentista', 'Não.', 'Carta da operadora', '10/06/2025'])
  expect(cells).toContainEqual([
    'Empresa',
    'A confirmar. Ainda sem resposta escrita da operadora.',
    '',
    '',
  ])
})
