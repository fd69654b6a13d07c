import { keysOf } from '@elos/content/parts/read/values'
import type { PlacedKind } from '@elos/content/sections/result'
import { defineField } from 'sanity'
import { checkLength, checkSections } from '../rules/sections.ts'
import { bands } from './bands.ts'
import { checklist } from './checklist.ts'
import { comparison } from './comparison.ts'
import { drawingOf } from './drawing.ts'
import { fit } from './fit.ts'
import { numbers } from './numbers.ts'
import { points } from './points.ts'
import { prose } from './prose.ts'
import { questions } from './questions.ts'
import { SectionsInput } from './SectionRows.tsx'
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

/** The group of each kind in the menu from which staff take a section, by its purpose. */
const GROUPS: Record<PlacedKind, 'explain' | 'compare' | 'count'> = {
  prose: 'explain',
  points: 'explain',
  steps: 'explain',
  questions: 'explain',
  fit: 'compare',
  comparison: 'compare',
  sellers: 'compare',
  checklist: 'compare',
  numbers: 'count',
  bands: 'count',
  waits: 'count',
}

const GROUP_TITLES = { explain: 'Explicar', compare: 'Comparar', count: 'Números e prazos' }

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
  components: { input: SectionsInput },
  options: {
    insertMenu: {
      groups: keysOf(GROUP_TITLES).map((name) => ({
        name,
        title: GROUP_TITLES[name],
        of: keysOf(GROUPS).filter((kind) => GROUPS[kind] === name),
      })),
      views: [{ name: 'grid', previewImageUrl: drawingOf }],
    },
  },
  validation: (rule) => [
    rule.required().error('Inclua ao menos uma seção.'),
    rule.min(1).error('Inclua ao menos uma seção.'),
    rule.max(MAX_SECTIONS).error(`Uma página tem no máximo ${MAX_SECTIONS} seções.`),
    rule.custom(checkSections),
    rule.custom(checkLength),
  ],
})
