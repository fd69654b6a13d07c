import { vercelStegaCombine, vercelStegaSplit } from '@vercel/stega'
import { expect, test } from 'vitest'
import { mapComparison } from './comparison.ts'

const NOW = new Date('2026-11-28T12:00:00-03:00')

const point = (title: string) => ({ title, text: null })

const line = (name: string, label: string) => ({
  name,
  description: null,
  facts: [{ label: vercelStegaCombine(label, { line: name }), value: 'Sim' }],
})

const raw = {
  eyebrow: null,
  title: 'Linhas',
  lead: null,
  look: 'lines' as const,
  lines: [line('Fácil', 'Rede'), line('One', 'rede'), line('Saúde', 'Dentista')],
  linesAreAScale: false,
  covered: [point('Consultas')],
  notCoveredTitle: null,
  notCovered: [point('Estética')],
}

test('lines have a row for each label, however it is written, also in a preview, where each text carries its own mark', () => {
  const lines = mapComparison(raw, NOW)?.lines
  const labels = lines?.map(({ facts }) =>
    facts.map(({ label }) => vercelStegaSplit(label).cleaned),
  )
  expect(labels).toEqual(Array(3).fill(['Rede', 'Dentista']))
  const rows = lines?.map(({ facts }) => facts.map(({ value }) => value))
  expect(rows).toEqual([
    ['Sim', 'A confirmar'],
    ['Sim', 'A confirmar'],
    ['A confirmar', 'Sim'],
  ])
})

test('what is not covered has a heading where staff wrote none', () => {
  expect(mapComparison({ ...raw, look: 'covered' }, NOW)).toMatchObject({
    notCoveredTitle: 'O que fica de fora',
    notCovered: [{ title: 'Estética' }],
  })
})

test('what was written for the other look is not on the page', () => {
  expect(mapComparison(raw, NOW)).toMatchObject({ covered: [], notCovered: [] })
  expect(mapComparison({ ...raw, look: 'covered' }, NOW)).toMatchObject({ lines: [] })
})
