import type { SectionKind, SectionOf } from '@elos/content'
import { expect, test } from 'vitest'
import { chosenGrounds } from './Sections.tsx'

const questions: SectionOf<SectionKind> = {
  kind: 'questions',
  id: 'perguntas',
  content: { heading: { title: 'Perguntas' }, items: [] },
}

const testimonials: SectionOf<SectionKind> = {
  kind: 'testimonials',
  id: 'depoimentos',
  content: { heading: { title: 'Depoimentos' }, items: [] },
}

test.each([
  [[questions], {}, ['paper']],
  [[questions], { above: 'paper' }, ['sand']],
  [[questions], { above: 'sand', below: 'paper' }, ['mint']],
  [[questions, questions], { above: 'sand', below: 'paper' }, ['paper', 'sand']],
  [[testimonials, testimonials], { above: 'pine' }, ['deep', 'pine']],
] as const)('no section has the ground of a neighbour: %#', (sections, neighbours, grounds) => {
  expect(chosenGrounds(sections, neighbours)).toEqual(grounds)
})
