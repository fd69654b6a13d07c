import type { PlacedKind } from '@elos/content/sections/result'
import { defineField } from 'sanity'
import { bands } from './bands.ts'
import { checklist } from './checklist.ts'
import { comparison } from './comparison.ts'
import { fit } from './fit.ts'
import { numbers } from './numbers.ts'
import { points } from './points.ts'
import { prose } from './prose.ts'
import { questions } from './questions.ts'
import type { sectionKind } from './sectionKind.ts'
import { sellers } from './sellers.ts'
import { steps } from './steps.ts'
import { waits } from './waits.ts'

/** Every kind of section that staff may place. A kind without an entry is a type error. */
const SECTIONS: Record<PlacedKind, ReturnType<typeof sectionKind>> = {
  fit,
  comparison,
  sellers,
  steps,
  waits,
  bands,
  numbers,
  points,
  prose,
  checklist,
  questions,
}

/** The types of all kinds of section. */
export const sections = Object.values(SECTIONS)

/** The greatest number of sections of a page. */
const MAX_SECTIONS = 12

/** The sections of a page, in their order. */
export const sectionsField = defineField({
  name: 'sections',
  title: 'Seções',
  group: 'content',
  description: 'As partes da página entre a abertura e o convite final, na ordem em que aparecem.',
  type: 'array',
  of: sections.map(({ name }) => ({ type: name })),
  validation: (rule) => [
    rule.max(MAX_SECTIONS).error(`Uma página tem no máximo ${MAX_SECTIONS} seções.`),
  ],
})
