import { expect, test } from 'vitest'
import { seedDocuments } from '../../documents.ts'
import { collect } from '../../testing/collect.ts'
import { claims } from './index.ts'

const documents = seedDocuments()
const stated = Object.entries(claims)

/** Claims that no page shows, and why they exist. */
const UNSHOWN = {
  'claim-corretora-oferta': 'gives the service offer of the structured data its validity',
}

test('every claim is shown on a page, except the listed ones', () => {
  const pages = documents.filter(({ _type }) => _type !== 'claim')
  const references = collect(pages, (value) => ('_ref' in value ? String(value._ref) : undefined))
  const shown = new Set(references)
  const hidden = stated.map(([key]) => `claim-${key}`).filter((id) => !shown.has(id))
  expect(hidden.sort()).toEqual(Object.keys(UNSHOWN).sort())
})

test('every claim has a source and the day on which it was checked', () => {
  const incomplete = stated.filter(
    ([, { source, asOf }]) => !source || !/^\d{4}-\d\d-\d\d$/.test(asOf),
  )
  expect(incomplete).toEqual([])
})

test('no source, which visitors read, asks staff to confirm something', () => {
  expect(stated.filter(([, { source }]) => /confirmar/i.test(source))).toEqual([])
})

test('a claim that a rule contradicts quotes the rule', () => {
  const contradicted = stated.filter(([, claim]) => claim.rule).map(([key]) => key)
  expect(contradicted.sort()).toEqual([
    'alice-individual',
    'bradesco-individual',
    'dependentes-estudantes',
    'dependentes-idade',
    'lgpd-prazo',
    'portabilidade-atraso',
    'portabilidade-conclusao',
    'portabilidade-empresarial',
    'portabilidade-individual',
    'portabilidade-recurso',
    'portabilidade-resposta',
    'sulamerica-individual',
    'sulamerica-portabilidade',
  ])
})

test('three measures have contradicting claims, which the review desk lists', () => {
  const measured = stated.filter(([, claim]) => claim.subject)
  const groups = Object.groupBy(measured, ([, claim]) => `${claim.subject} ${claim.measure}`)
  const twice = Object.values(groups).filter((group) => (group?.length ?? 0) > 1)
  expect(twice.map((group) => group?.map(([key]) => key))).toEqual([
    ['amil-linhas', 'amil-linhas-artigo'],
    ['medsenior-idade', 'medsenior-idade-titulo'],
    ['corretora-anos', 'corretora-historia'],
  ])
})
