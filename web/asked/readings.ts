import type { SectionKind, SectionOf } from '@elos/content'
import { readMonth } from '@elos/content/parts/time/month'
import type { Asked } from '@elos/content/sections/asked'
import { isOf } from '@elos/content/sections/kinds'
import { readAges } from '@elos/leads/quote/ages'
import type { askWords } from '@elos/ui/words/asked'

export type AnySection = SectionOf<SectionKind>

/** Returns a section with what a visitor asks of it; undefined for one that cannot be asked. */
type Read = (section: AnySection, asked: Asked, today: string) => AnySection | undefined

const hasDates = isOf('waits')
const hasAges = isOf('bands')

/** The reading of what was typed, by the kind of section that a visitor may ask. */
export const READINGS: Record<keyof typeof askWords, Read> = {
  waits: (section, asked, today) =>
    hasDates(section) && section.content.isDatable
      ? { ...section, asked: { ...asked, month: readMonth(asked.text), today } }
      : undefined,
  bands: (section, asked) =>
    hasAges(section) && section.content.look === 'ages'
      ? { ...section, asked: { ...asked, ages: agesIn(asked.text) } }
      : undefined,
}

/** The ages in a text; undefined where nobody is in it, or that is not certain. */
function agesIn(text: string): number[] | undefined {
  const ages = readAges(text)
  return ages && ages.length > 0 ? ages : undefined
}
