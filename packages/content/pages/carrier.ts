import { defineQuery } from 'groq'
import type { CarrierQueryResult } from '../generated/sanity.types.ts'
import { pageUrl } from '../parts/address/url.ts'
import { carrierCardFields, mapCarrierCard } from '../parts/carrier/card.ts'
import { captionOf } from '../parts/claim/caption.ts'
import { mapStats } from '../parts/claim/map.ts'
import { offerOf } from '../parts/claim/structuredData.ts'
import { mapFacts } from '../parts/fact/map.ts'
import { factsFields } from '../parts/fact/query.ts'
import { mapLanding } from '../parts/landing/map.ts'
import { landingFields, shortText, statFields } from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { readOptionalNumber, readOptionalToken, readText } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import type { Thing } from '../parts/schemaOrg/thing.ts'
import { companyReference } from '../parts/site/structuredData.ts'
import { checklistFields } from '../sections/checklist.ts'
import { lineFields } from '../sections/comparison.ts'
import { fitFields } from '../sections/fit.ts'
import { type Section, sectionIn, sectionOf } from '../sections/kinds.ts'
import { questionsFields } from '../sections/questions.ts'
import { answersSheet, recordSheet } from '../sections/sheet.ts'
import { stepsFields } from '../sections/steps.ts'
import { kind, type PageAbout } from './kind.ts'
import { landingSections } from './landingSections.ts'

export const carrierQuery: Query<CarrierQueryResult> =
  defineQuery(`*[_type == "carrier" && _id == $id][0]{
  ${carrierCardFields}, ansRegistration, minimumAge, highlights[]{${statFields}},
  lines[]{${lineFields}}, linesAreAScale, linesHeading{title, lead[]{${shortText}}}, fit{${fitFields}},
  steps{${stepsFields}}, checklist{${checklistFields}}, questions{${questionsFields}}, ${factsFields},
  ${landingFields}
}`)

type Result = NonNullable<Loose<CarrierQueryResult>>
/** The subject of a carrier's page. */
export type Carrier = View<typeof mapCarrier>

/** Maps the subject of a carrier's page. */
const mapCarrier = (raw: Result, now: Date) => ({
  ...mapCarrierCard(raw, now),
  ...mapLanding(raw, now),
  ansRegistration: readOptionalToken(raw.ansRegistration),
  /** The age, in years, from which the carrier accepts people. */
  minimumAge: readOptionalNumber(raw.minimumAge),
  /** What it answers, one fact for each question. */
  facts: mapFacts(raw.facts, now),
  highlights: mapStats(raw.highlights, now),
  sections: sectionsOf(raw, now),
})

/** The sections of a carrier's page, in their order. */
function sectionsOf(raw: Result, now: Date): Section[] {
  const { benefits, reasons, texts } = landingSections(raw, now)
  const { fit, linesHeading, lines, linesAreAScale, steps, checklist, questions } = raw
  return [
    ...sectionIn('fit', fit, now, { id: 'para-quem', label: 'Para quem' }),
    ...texts('conclusion'),
    ...sectionOf(
      'sheet',
      answersSheet(readText(raw.name), mapFacts(raw.facts, now), mapStats(raw.highlights, now)),
      { id: 'respostas', label: 'Ficha' },
    ),
    ...benefits('pairs'),
    ...sectionIn('comparison', { ...NO_SIDES, ...linesHeading, lines, linesAreAScale }, now, {
      id: 'linhas',
      label: 'Linhas',
    }),
    ...texts('plans'),
    ...sectionIn('steps', steps && { ...steps, look: 'steps' }, now, {
      id: 'rede',
      label: 'Rede',
    }),
    ...texts('network'),
    ...reasons('chain'),
    ...sectionIn('checklist', checklist, now, {
      id: 'perguntar',
      label: 'Perguntar',
    }),
    ...texts('prevention'),
    ...sectionOf('sheet', recordSheet(readText(raw.name), readOptionalToken(raw.ansRegistration)), {
      id: 'registro',
      label: 'Registro',
    }),
    ...sectionIn('questions', questions, now, {
      id: 'duvidas',
      label: 'Dúvidas',
    }),
    ...texts('support'),
  ]
}

/** What a comparison of lines does not have. */
const NO_SIDES = {
  eyebrow: null,
  title: null,
  lead: null,
  look: 'lines',
  covered: null,
  notCoveredTitle: null,
  notCovered: null,
} as const

/** The whole country, where the carrier says that it serves it and the answer is no older than its shelf life. */
function areaOf(facts: Carrier['facts']) {
  const isServed = facts.some(
    ({ id, state, isOld }) => id === 'regiao' && state === 'sim' && !isOld,
  )
  return isServed ? ({ '@type': 'Country', name: 'Brasil' } as const) : undefined
}

/** The carrier's plans as a service of the brokerage, with their price while it is current. */
function structuredData({ route, site, subject }: PageAbout<Carrier>, origin: string): Thing[] {
  const url = pageUrl(origin, route.path)
  return [
    {
      '@type': 'Service',
      name: `Planos de saúde ${subject.name}`,
      serviceType: 'Plano de saúde',
      description: route.description,
      url,
      brand: { '@type': 'Brand', name: subject.name },
      provider: companyReference(site, origin),
      areaServed: areaOf(subject.facts),
      offers: offerOf(subject.price, url),
    },
  ]
}

export const carrier = kind({
  type: 'carrier',
  title: 'Operadoras',
  documents: { sortedBy: 'order' },
  query: carrierQuery,
  map: (raw, now): Carrier => mapCarrier(raw, now),
  structuredData,
  sharing: ({ hero, name, highlights: [first], features, price }) => ({
    image: hero.image,
    name,
    figure: first
      ? { text: first.claim.compactText, label: captionOf(first) }
      : { label: features[0] ?? '' },
    price,
  }),
})
