import { claims } from '@elos/studio/seed/data/claims/index'
import { claimText } from '@elos/studio/seed/testing/claimText'
import { expect, test } from 'vitest'
import { claimOfSerial, readPages } from './pages.ts'
import { type Source, type SourcedFigure, sourcedFigures } from './sources.ts'
import { STATEMENTS } from './statements.ts'

const pages = await readPages()
const figures = pages.flatMap(sourcedFigures)

const provenance = new Map(
  Object.entries(claims).map(([key, { source, asOf }]) => [`claim-${key}`, `${source}, ${asOf}`]),
)

function named(source: Source): string {
  if (source.kind === 'claim') return `${source.id} (${provenance.get(source.id)})`
  if (source.kind === 'statement') return source.statement.reason
  return `${source.kind}: ${source.name}`
}

/** A line for the eye: page, figure, source and the words around it, with the claims written out. */
function lineOf({ path, figure, passage, source }: SourcedFigure): string {
  const value = source?.kind === 'claim' ? claimText(source.id) : figure
  const words = passage.replace(/\d+(?:\.\d{3}){2}/g, (serial) => {
    const id = claimOfSerial.get(serial)
    return id ? `[${id}]` : serial
  })
  return [path, value, source ? named(source) : 'NO SOURCE', words.slice(0, 160)].join('\t')
}

if (process.env.FIGURES === 'print') console.log(figures.map(lineOf).join('\n'))

test('every page has been read, and states claims', () => {
  expect(pages).toHaveLength(31)
  const stated = figures.filter(({ source }) => source?.kind === 'claim')
  expect(new Set(stated.map(({ path }) => path)).size).toBeGreaterThan(20)
})

test('every figure on a page is a claim, a setting, a date or reference, or a listed statement', () => {
  const unsourced = figures.filter(({ source }) => !source).map(lineOf)
  expect(
    unsourced,
    'State each figure as a claim in studio/seed/data/claims, or list its text in tests/figures/statements.ts',
  ).toEqual([])
})

test('every row of the list of statements is on each of its pages', () => {
  const found = new Set(
    figures.flatMap(({ path, source }) =>
      source?.kind === 'statement' ? [`${source.statement.text} ${path}`] : [],
    ),
  )
  const listed = STATEMENTS.flatMap(({ text, on }) => on.map((path) => `${text} ${path}`))
  expect(listed.filter((row) => !found.has(row))).toEqual([])
})
