import { vercelStegaCombine } from '@vercel/stega'
import { expect, test } from 'vitest'
import { mapComparison } from './comparison.ts'

const NOW = new Date('2026-11-28T12:00:00-03:00')

test('lines have a row for each label, also in a preview, where each text carries its own mark', () => {
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
    lines: [line('Fácil', 'Rede'), line('One', 'Rede'), line('Saúde', 'Dentista')],
    linesAreAScale: false,
    covered: null,
    notCoveredTitle: null,
    notCovered: null,
  }
  const rows = mapComparison(raw, NOW)?.lines.map(({ facts }) => facts.map(({ value }) => value))
  expect(rows).toEqual([
    ['Sim', 'A confirmar'],
    ['Sim', 'A confirmar'],
    ['A confirmar', 'Sim'],
  ])
})
