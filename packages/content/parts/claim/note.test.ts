import { vercelStegaCombine } from '@vercel/stega'
import { expect, test } from 'vitest'
import { claim } from '../../fixtures/pages.ts'
import { claimNote, claimNoteText, sentence } from './note.ts'

const source = 'Tabela da operadora'
const sourceUrl = 'https://exemplo.com.br/tabela'

test('the note of a price has its conditions, source and days', () => {
  const price = claim({
    conditions: 'até 23 anos, em enfermaria',
    source,
    sourceUrl,
    asOf: '2025-05-01',
    validUntil: '2025-12-31',
  })
  expect(claimNote(price)).toEqual({
    conditions: 'Até 23 anos, em enfermaria.',
    source: { name: source, url: sourceUrl },
    days: 'Valor de referência de 01/05/2025, válido até 31/12/2025.',
  })
  expect(claimNoteText(price)).toBe(
    'Até 23 anos, em enfermaria. Fonte: Tabela da operadora. Valor de referência de 01/05/2025, válido até 31/12/2025.',
  )
})

test.each([
  [{ asOf: '2025-05-01' }, 'Informação de 01/05/2025.'],
  [{ validUntil: '2025-12-31' }, 'Válida até 31/12/2025.'],
  [{ conditions: 'em campanhas.' }, 'Em campanhas.'],
  [{ source }, 'Fonte: Tabela da operadora.'],
  [{}, ''],
])('the note of a share with %o is "%s"', (fields, expected) => {
  expect(claimNoteText(claim({ kind: 'percent', ...fields }))).toBe(expected)
})

test('an expired price has no note', () => {
  expect(claimNoteText(claim({ conditions: 'até 23 anos', validUntil: '2024-12-31' }))).toBe('')
})

test('a sentence of a preview, whose mark is invisible, gets no second full stop', () => {
  const marked = vercelStegaCombine('Com a família junto.', { field: 'words' })
  expect(sentence(marked)).toBe(marked)
})
