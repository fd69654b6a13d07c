import type { ReviewRule } from '@elos/content/review/type'
import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { seedDocuments } from '../seed/documents.ts'
import { schemaTypes } from '../types/index.ts'
import { countOf, openOf, reviewRows } from './rows.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const seed = seedDocuments().map((document) => ({ ...document }))
const rows = reviewRows(seed, '2026-01-15', schema)

const titlesOf = (rule: ReviewRule) =>
  rows.filter(({ finding }) => finding.rule === rule).map(({ finding }) => finding.title)

test('a row about the only document of a type names the field, and another row its document', () => {
  expect(titlesOf('placeholder')).toContain('Configurações: CNPJ')
  expect(titlesOf('claimContradicting')).toContain('MedSênior: idade mínima (textos do site)')
})

test('the placeholders of a first content count as one, and what is only worth a look does not', () => {
  const findings = openOf(rows)
  const others = findings.filter(
    ({ rule, severity }) => rule !== 'placeholder' && severity !== 'info',
  )
  expect(titlesOf('placeholder').length).toBeGreaterThan(1)
  expect(titlesOf('sourceVague').length).toBeGreaterThan(1)
  expect(countOf(findings)).toBe(others.length + 1)
  expect(countOf(others)).toBe(others.length)
})
