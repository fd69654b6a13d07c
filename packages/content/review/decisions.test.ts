import { expect, test } from 'vitest'
import type { StoredDocument } from '../parts/stored/document.ts'
import { DECISION_TYPE, decisionId, decisionsOf, statusOf } from './decisions.ts'
import { reviewDocuments } from './review.ts'
import type { Finding } from './type.ts'

const TODAY = '2026-03-10'

const claim = (_id: string, amount: number, fields: object = {}): StoredDocument => ({
  _id,
  _type: 'claim',
  title: _id,
  measure: 'idade-minima',
  kind: 'duration',
  amount,
  unit: { singular: 'ano', plural: 'anos' },
  source: 'Tabela',
  asOf: TODAY,
  ...fields,
})

function findingOf(documents: StoredDocument[]): Finding {
  const found = reviewDocuments(documents, TODAY).find(({ documentId }) => documentId === 'a')
  if (!found) throw new Error('Nothing was found')
  return found
}

const finding = findingOf([claim('a', 49), claim('b', 56)])

const decided = (fields: object = {}) => ({
  _id: decisionId(finding),
  _type: DECISION_TYPE,
  keptBy: 'Ana',
  until: '2026-06-30',
  reason: 'A operadora tem as duas idades.',
  fingerprint: finding.fingerprint,
  ...fields,
})

const stateWith = (found: Finding, fields: object = {}, day = TODAY) =>
  statusOf(found, decisionsOf([decided(fields)]).get(decisionId(found)), day)

test('a finding is open until somebody decides about it', () => {
  expect(statusOf(finding, undefined, TODAY)).toEqual({ state: 'open' })
  // Somebody takes care of it and has decided nothing.
  expect(stateWith(finding, { keptBy: undefined }).state).toBe('open')
})

test('a finding that was decided is kept until the last day of the decision', () => {
  expect(stateWith(finding).state).toBe('kept')
  expect(stateWith(finding, {}, '2026-06-30').state).toBe('kept')
  expect(stateWith(finding, {}, '2026-07-01')).toMatchObject({
    state: 'again',
    why: 'Mantido por Ana até 30/06/2026: o prazo acabou.',
  })
})

test.each([
  ['its own value changes', [claim('a', 50), claim('b', 56)]],
  ['the value that it was compared with changes', [claim('a', 49), claim('b', 60)]],
  ['another one contradicts it too', [claim('a', 49), claim('b', 56), claim('c', 70)]],
])('it is open again when %s', (_, documents) => {
  expect(stateWith(findingOf(documents))).toMatchObject({
    state: 'again',
    why: 'Mantido por Ana até 30/06/2026, mas o conteúdo mudou desde então.',
  })
})

test('it stays decided when what it does not rest on changes', () => {
  const documents = [
    claim('a', 49, { note: 'Confirmar' }),
    claim('b', 56),
    claim('z', 1, { measure: 'clientes' }),
  ]
  expect(stateWith(findingOf(documents)).state).toBe('kept')
})

test('each finding has a record of its own, which is private', () => {
  const other = { ...finding, path: 'source' }
  expect(decisionId(finding)).not.toBe(decisionId(other))
  expect(decisionId(finding)).toMatch(/^decision\.[\w-]+\.[\w-]+$/)
})
