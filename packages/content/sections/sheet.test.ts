import { describe, expect, test } from 'vitest'
import { claimResult } from '../fixtures/claim.ts'
import { answerResult, factsResult } from '../fixtures/fact.ts'
import { claim, now } from '../fixtures/pages.ts'
import { mapFacts } from '../parts/fact/map.ts'
import { startOfDay } from '../parts/time/day.ts'
import { answersSheet, recordSheet } from './sheet.ts'

const factsOf = (answers: Parameters<typeof factsResult>[0], day = now) =>
  mapFacts(factsResult(answers), day)

describe('the sheet of answers of a carrier', () => {
  test('has a row for each of those who may contract, one for all else that nobody knows, and counts and asks each', () => {
    const { heading, rows, counts } = answersSheet('Amil', factsOf({ mei: answerResult() }), [])
    expect(heading.title).toBe('Amil em 11 respostas')
    expect(counts.text).toBe('2 sim · 9 a confirmar')
    expect(rows.map(({ name }) => name)).toEqual([
      'Pessoa física, sem CNPJ',
      'Por adesão',
      'MEI',
      'Empresa',
      'Qualquer idade',
      'Todo o país, reembolso, dentista, rede própria, coparticipação e carência reduzida',
    ])
    expect(rows.map(({ asks = [] }) => asks.map(({ id }) => id))).toEqual([
      ['pessoaFisica'],
      ['adesao'],
      [],
      ['empresa'],
      [],
      ['regiao', 'reembolso', 'dentista', 'redePropria', 'coparticipacao', 'carencia'],
    ])
  })

  test('keeps the row of a question whose words are its own', () => {
    const asked = answerResult({ state: 'confirmar', words: 'Perguntamos antes de cotar' })
    const { rows } = answersSheet('Amil', factsOf({ mei: asked }), [])
    expect(rows).toContainEqual(expect.objectContaining({ name: 'MEI', state: 'confirmar' }))
  })

  test('says that old answers are to be confirmed again: of one day once, of several after the words of each', () => {
    const late = startOfDay('2026-06-15')
    const mei = answerResult({ words: 'Com a família junto' })
    const rowsOf = ({ rows }: ReturnType<typeof answersSheet>) =>
      rows.find(({ id }) => id === 'mei')
    const once = answersSheet('Amil', factsOf({ mei }, late), [])
    expect(once.aged).toBe('Respostas de 01/06/2025: a reconfirmar.')
    expect(rowsOf(once)).toMatchObject({ stateText: 'Sim', words: 'Com a família junto.' })
    const dentista = answerResult({ asOf: '2025-05-01' })
    const each = answersSheet('Amil', factsOf({ mei, dentista }, late), [])
    expect(each.aged).toBeUndefined()
    expect(rowsOf(each)).toMatchObject({
      stateText: 'Sim',
      words: 'Com a família junto. Em 01/06/2025: a reconfirmar.',
    })
  })

  test('lets no fresh answer look old beside one that is, and names the source of most answers', () => {
    const late = startOfDay('2026-06-15')
    const old = answerResult({})
    const fresh = answerResult({ asOf: '2026-06-10', source: 'Manual de vendas' })
    const sheet = answersSheet('Amil', factsOf({ mei: old, empresa: old, adesao: fresh }, late), [])
    expect(sheet.aged).toBeUndefined()
    const said = (id: string) => sheet.rows.find((row) => row.id === id)
    expect(said('mei')?.words).toContain('a reconfirmar')
    expect(said('adesao')?.words ?? '').not.toContain('a reconfirmar')
    expect(said('adesao')?.source?.name).toBe('Manual de vendas')
    expect(sheet.source?.name).toBe(said('mei')?.source?.name)
  })

  test('has no second row for a figure that an answer states', () => {
    const age = { _id: 'claim-idade', kind: 'duration', amount: 49, asOf: '2025-06-01' } as const
    const idade = answerResult({ state: 'depende', claim: claimResult(age) })
    const other = claim({ _id: 'claim-outra', kind: 'percent', amount: 40 })
    const highlights = [
      { label: 'idade mínima', claim: claim(age) },
      { label: 'de desconto', claim: other },
    ]
    const names = answersSheet('Amil', factsOf({ idade }), highlights).rows.map(({ id }) => id)
    expect(names).not.toContain('claim-idade')
    expect(names).toContain('claim-outra')
  })
})

test('a record says its number once and where that was read, or that it is to be confirmed', () => {
  const known = recordSheet('Amil', '326305', 'ANS, lista de operadoras ativas, março de 2025')
  expect(known.rows[0]).toMatchObject({
    state: 'sim',
    stateText: 'Sim',
    words: 'Fonte: ANS, lista de operadoras ativas, março de 2025. Confira no site da ANS.',
  })
  expect(recordSheet('Amil', '326305').rows[0]?.words).toBe('Confira no site da ANS.')
  expect(recordSheet('Amil', undefined).rows[0]?.stateText).toBe('A confirmar')
})
