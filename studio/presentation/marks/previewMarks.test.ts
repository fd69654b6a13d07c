import { decisionId, fingerprintOf } from '@elos/content/review/decisions'
import { expect, test } from 'vitest'
import { applyChange } from '../../documents/documentSet.ts'
import { previewMarks } from './previewMarks.ts'

const PUBLISHED = { _id: 'faq-a', _type: 'siteFaqItem', question: 'A promoção continua?' }
const PROMISE = 'A promoção vale até 31/12/2025?'
const DRAFT = { ...PUBLISHED, _id: 'drafts.faq-a', question: PROMISE }
const DAY = '2026-11-23'

const setOf = (...documents: { _id: string; _type: string }[]) =>
  applyChange(new Map(), { documents })

const marksOf = (documents = setOf(PUBLISHED, DRAFT), shown = {}) =>
  previewMarks(documents, { day: DAY, withDrafts: true, ...shown })

test('a draft is marked at its field, by the id of its document', () => {
  expect(marksOf()).toMatchObject([
    { documentId: 'faq-a', documentType: 'siteFaqItem', path: 'question' },
  ])
})

test('the published site has no marks of drafts', () => {
  expect(marksOf(undefined, { withDrafts: false })).toEqual([])
})

test('the site on another day has the marks of that day', () => {
  expect(marksOf(undefined, { day: '2025-12-31' })).toEqual([])
})

test('what was decided is not marked until the text changes', () => {
  const [mark] = marksOf()
  const path = 'question'
  const decision = {
    _id: decisionId({ rule: 'promisePast', documentId: 'faq-a', path }),
    _type: 'reviewDecision',
    keptBy: 'Ana',
    until: '2027-01-01',
    fingerprint: fingerprintOf({ ...DRAFT, _id: 'faq-a' }, path, mark?.message ?? ''),
  }
  expect(marksOf(setOf(PUBLISHED, DRAFT, decision))).toEqual([])
  const edited = { ...DRAFT, question: `${PROMISE} Até 30/11/2025.` }
  expect(marksOf(setOf(PUBLISHED, edited, decision))).toHaveLength(1)
})
