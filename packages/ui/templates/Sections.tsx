import type { ContentOf, SectionKind, SectionOf } from '@elos/content'
import type { ReactNode } from 'react'
import type { Place } from '../primitives/linkHref.ts'
import { Bands } from '../sections/Bands.tsx'
import { CarrierNames } from '../sections/CarrierNames.tsx'
import { Checklist } from '../sections/Checklist.tsx'
import { Comparison } from '../sections/comparison/Comparison.tsx'
import { Fit } from '../sections/Fit.tsx'
import { Numbers } from '../sections/Numbers.tsx'
import { PartnerQuestions } from '../sections/PartnerQuestions.tsx'
import { Problems } from '../sections/Problems.tsx'
import { Prose } from '../sections/Prose.tsx'
import { Panels } from '../sections/panels/Panels.tsx'
import { Points } from '../sections/points/Points.tsx'
import type { Ground, SectionProps } from '../sections/props.ts'
import { QuestionList } from '../sections/QuestionList.tsx'
import { Sellers } from '../sections/Sellers.tsx'
import { Sheet } from '../sections/Sheet.tsx'
import { Story } from '../sections/Story.tsx'
import { Steps } from '../sections/steps/Steps.tsx'
import { Testimonials } from '../sections/Testimonials.tsx'
import { Waits } from '../sections/Waits.tsx'

/** The grounds on which a section may stand, the best first. With two, no two neighbours need to have the same. */
type Grounds = readonly [Ground, Ground, ...Ground[]]

interface KindOfSection<K extends SectionKind> {
  show: (props: SectionProps<K>) => ReactNode
  grounds: (content: ContentOf<K>) => Grounds
  /** The ground that it has beside the chosen one. */
  besides?: (content: ContentOf<K>) => Ground | undefined
}

const light = (): Grounds => ['paper', 'sand', 'mint']
const dark: Grounds = ['deep', 'pine']

/** How each kind of section is shown, and on which grounds it stands. A kind without an entry is a type error. */
const SECTIONS: { [K in SectionKind]: KindOfSection<K> } = {
  fit: { show: Fit, grounds: light },
  comparison: {
    show: Comparison,
    grounds: ({ look }) => ({ lines: light(), covered: ['pine', 'deep'] as const })[look],
    besides: ({ look }) => (look === 'covered' ? 'paper' : undefined),
  },
  sheet: { show: Sheet, grounds: light },
  sellers: { show: Sellers, grounds: light },
  steps: {
    show: Steps,
    grounds: ({ look }) =>
      (
        ({
          steps: ['mint', 'paper', 'sand'],
          decision: ['sand', 'paper', 'mint'],
          claim: dark,
          choice: dark,
        }) as const
      )[look],
  },
  waits: { show: Waits, grounds: light },
  bands: { show: Bands, grounds: () => dark },
  numbers: { show: Numbers, grounds: () => ['sand', 'paper', 'mint'] },
  points: {
    show: Points,
    grounds: ({ look }) =>
      (
        ({
          pairs: ['mint', 'paper', 'sand'],
          portrait: ['mint', 'paper', 'sand'],
          chain: light(),
          flood: ['sun', 'pine', 'deep'],
        }) as const
      )[look],
  },
  prose: { show: Prose, grounds: light },
  checklist: { show: Checklist, grounds: () => ['sun', 'mint', 'paper'] },
  questions: { show: QuestionList, grounds: light },
  panels: { show: Panels, grounds: () => ['mint', 'sand', 'paper'] },
  testimonials: { show: Testimonials, grounds: () => ['pine', 'deep'] },
  story: { show: Story, grounds: light },
  problems: { show: Problems, grounds: light },
  carrierNames: { show: CarrierNames, grounds: light },
  partnerQuestions: { show: PartnerQuestions, grounds: light },
}

const groundsOf = <K extends SectionKind>({ kind, content }: SectionOf<K>): Grounds =>
  SECTIONS[kind].grounds(content)

const besidesOf = <K extends SectionKind>({ kind, content }: SectionOf<K>): Ground | undefined =>
  SECTIONS[kind].besides?.(content)

/** The grounds of what stands above and below sections, and the one that neighbours may share, as a line is between them. */
interface Neighbours {
  above?: Ground
  below?: Ground
  lined?: Ground
}

/**
 * Chooses the ground of each section: the best that its neighbours do not have. These are what stands above the first and
 * below the last, and what a section shows beside its own ground.
 */
export function chosenGrounds(
  sections: readonly SectionOf<SectionKind>[],
  { above, below, lined }: Neighbours,
): Ground[] {
  const chosen: Ground[] = []
  for (const [index, section] of sections.entries()) {
    const [before, after] = [sections[index - 1], sections[index + 1]]
    const taken = [
      chosen.at(-1) ?? above,
      before && besidesOf(before),
      after ? besidesOf(after) : below,
    ]
    const [best] = groundsOf(section).filter(
      (ground) => ground === lined || !taken.includes(ground),
    )
    chosen.push(best ?? 'sand')
  }
  return chosen
}

interface SectionsProps extends Neighbours {
  sections: readonly SectionOf<SectionKind>[]
  place: Place
}

/** The sections of a page, on grounds of which no two that meet are the same. */
export function Sections({ sections, above, below, ...page }: SectionsProps) {
  const grounds = chosenGrounds(sections, { above, below })
  return sections.map((section, index) => (
    <ShownSection key={section.id} {...page} section={section} ground={grounds[index] ?? 'sand'} />
  ))
}

/** A section on its ground. */
export function ShownSection<K extends SectionKind>({
  section: { kind, id, face, content, asked },
  ...page
}: { section: SectionOf<K> } & Omit<SectionProps<K>, 'id' | 'face' | 'content' | 'asked'>) {
  const Show = SECTIONS[kind].show
  return <Show {...page} id={id} face={face} content={content} asked={asked} />
}
