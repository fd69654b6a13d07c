import { faqStructuredData } from '../parts/faq/structuredData.ts'
import type { Image } from '../parts/image/type.ts'
import { readList, readToken } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import type { Thing } from '../parts/schemaOrg/thing.ts'
import { type AskedBands, bandsFields, mapBands } from './bands.ts'
import type { mapCarrierNames } from './carrierNames.ts'
import { checklistFields, mapChecklist } from './checklist.ts'
import { comparisonFields, mapComparison } from './comparison.ts'
import { fitFields, mapFit } from './fit.ts'
import { mapNumbers, numbersFields } from './numbers.ts'
import type { Panels } from './panels.ts'
import type { mapPartnerQuestions } from './partnerQuestions.ts'
import { mapPoints, pointsFields } from './points.ts'
import type { mapProblems } from './problems.ts'
import { mapProse, proseFields } from './prose.ts'
import { mapQuestions, questionsFields } from './questions.ts'
import type { PlacedKind, SectionResult, SectionsResult } from './result.ts'
import { mapSellers, sellersFields } from './sellers.ts'
import type { Sheet } from './sheet.ts'
import { mapSteps, stepsFields } from './steps.ts'
import type { mapStory } from './story.ts'
import type { mapTestimonials } from './testimonials.ts'
import { type AskedWaits, mapWaits, waitsFields } from './waits.ts'

/** The projection of the sections of a page that staff compose. TypeGen reads it as it stands here. */
export const sectionFields = `_key, _type,
  _type == "fit" => {${fitFields}},
  _type == "comparison" => {${comparisonFields}},
  _type == "sellers" => {${sellersFields}},
  _type == "steps" => {${stepsFields}},
  _type == "waits" => {${waitsFields}},
  _type == "bands" => {${bandsFields}},
  _type == "numbers" => {${numbersFields}},
  _type == "points" => {${pointsFields}},
  _type == "prose" => {${proseFields}},
  _type == "checklist" => {${checklistFields}},
  _type == "questions" => {${questionsFields}}`

/** How each kind of section that staff may place is mapped. A kind without an entry is a type error. */
const REGISTRY = {
  fit: mapFit,
  comparison: mapComparison,
  sellers: mapSellers,
  steps: mapSteps,
  waits: mapWaits,
  bands: mapBands,
  numbers: mapNumbers,
  points: mapPoints,
  prose: mapProse,
  checklist: mapChecklist,
  questions: mapQuestions,
} satisfies Record<PlacedKind, unknown>

type PlacedContents = { [K in PlacedKind]: View<(typeof REGISTRY)[K]> }

/** What the sections show that only a document of a fixed type has, and staff cannot place. */
interface FixedContents {
  sheet: Sheet
  panels: Panels
  testimonials: View<typeof mapTestimonials>
  story: View<typeof mapStory>
  problems: View<typeof mapProblems>
  carrierNames: View<typeof mapCarrierNames>
  partnerQuestions: View<typeof mapPartnerQuestions>
}

type Contents = PlacedContents & FixedContents

const MAPS: { [K in PlacedKind]: (raw: SectionResult<K>, now: Date) => Contents[K] | undefined } =
  REGISTRY

export type SectionKind = keyof Contents

/** What a section of a kind shows. */
export type ContentOf<K extends SectionKind> = Contents[K]

/** The requests that visitors send by the form of a section. */
interface AskedOfKinds {
  waits: AskedWaits
  bands: AskedBands
}

/** The request of a visitor to a section of a kind. */
type AskedOf<K extends SectionKind> = K extends keyof AskedOfKinds ? AskedOfKinds[K] : never

/** Who stands beside the heading of a section: what one of the two rings of a picture is around. */
export interface Face {
  image: Image
  ring: 'first' | 'second'
}

/** A section of one kind. */
export interface SectionOf<K extends SectionKind> {
  kind: K
  /** Its id on the page, to which links lead. */
  id: string
  /** Its name in the index of the page; absent on pages without one. */
  label?: string
  face?: Face
  content: ContentOf<K>
  /** The request of a visitor to it, on the page of the answer. */
  asked?: AskedOf<K>
}

/** Any section. */
export type Section = { [K in SectionKind]: SectionOf<K> }[SectionKind]

/** Whether a type is a kind of section that staff may place, and this build knows. */
export const isPlaced = (type: string): type is PlacedKind => Object.hasOwn(MAPS, type)

const mapSection = <K extends PlacedKind>(kind: K, raw: SectionResult<K>, now: Date) =>
  MAPS[kind](raw, now)

/** Where a section stands on a page of a fixed order. */
type Standing = Pick<SectionOf<SectionKind>, 'id' | 'label' | 'face'>

/** Makes a section of a page of a fixed order; none when it has nothing to show. */
export const sectionOf = <K extends SectionKind>(
  kind: K,
  content: ContentOf<K> | undefined,
  standing: Standing,
): SectionOf<K>[] => (content === undefined ? [] : [{ kind, content, ...standing }])

/** Maps a section that a document of a fixed type has in a field; none when it has nothing to show. */
export const sectionIn = <K extends PlacedKind>(
  kind: K,
  raw: SectionResult<K> | null | undefined,
  now: Date,
  standing: Standing,
): SectionOf<K>[] => (raw ? sectionOf(kind, mapSection(kind, raw, now), standing) : [])

/** Maps the sections of a page that staff compose, without those that show nothing or are of a kind unknown to this build. */
export const mapSections = (raw: SectionsResult, now: Date): SectionOf<SectionKind>[] =>
  readList(raw, (section) => {
    const kind = readToken(section._type)
    if (!isPlaced(kind)) return undefined
    const content = mapSection(kind, section, now)
    return content && { kind, id: readToken(section._key), content }
  })

/** Returns whether a section is of a kind. */
export const isOf =
  <K extends SectionKind>(wanted: K) =>
  (section: SectionOf<SectionKind>): section is SectionOf<SectionKind> & SectionOf<K> =>
    section.kind === wanted

/** The structured data of a page's sections: its questions, in one list. */
export const sectionsStructuredData = (sections: readonly SectionOf<SectionKind>[]): Thing[] =>
  faqStructuredData([
    ...sections.filter(isOf('questions')).flatMap(({ content }) => content.items),
    ...sections.filter(isOf('partnerQuestions')).flatMap(({ content }) => content.items),
  ])

/** The content of the first section of a kind; undefined without one. */
export const contentOf = <K extends SectionKind>(
  wanted: K,
  sections: readonly SectionOf<SectionKind>[],
): ContentOf<K> | undefined => sections.find(isOf(wanted))?.content
