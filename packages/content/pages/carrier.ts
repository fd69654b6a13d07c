import { defineQuery } from 'groq'
import type { CarrierQueryResult } from '../generated/sanity.types.ts'
import { pairPath } from '../parts/address/pair.ts'
import { pageUrl } from '../parts/address/url.ts'
import { carrierCardFields, mapCarrierCard } from '../parts/carrier/card.ts'
import { carrierEntries, mapCarrierEntries } from '../parts/carrier/entries.ts'
import { captionOf } from '../parts/claim/caption.ts'
import { mapStats } from '../parts/claim/map.ts'
import { offerOf } from '../parts/claim/structuredData.ts'
import type { Stat } from '../parts/claim/type.ts'
import { isNational, mapFacts } from '../parts/fact/map.ts'
import { withMinimumAge } from '../parts/fact/minimumAge.ts'
import { factsFields } from '../parts/fact/query.ts'
import { soldTo } from '../parts/fact/selling.ts'
import type { Fact } from '../parts/fact/type.ts'
import { mapLanding } from '../parts/landing/map.ts'
import { routeHref } from '../parts/link/href.ts'
import { carrierPricesField } from '../parts/priceTable/query.ts'
import { landingFields, shortText, statFields } from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import {
  readOptionalNumber,
  readOptionalText,
  readOptionalToken,
  readText,
} from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import type { Thing } from '../parts/schemaOrg/thing.ts'
import { companyReference } from '../parts/site/structuredData.ts'
import { mapCarrierPrices } from '../parts/text/agePrices.ts'
import { checklistFields } from '../sections/checklist.ts'
import { lineFields } from '../sections/comparison.ts'
import { fitFields } from '../sections/fit.ts'
import {
  type ContentOf,
  type Section,
  sectionIn,
  sectionOf,
  sectionsStructuredData,
} from '../sections/kinds.ts'
import { questionsFields } from '../sections/questions.ts'
import { answersSheet, recordSheet } from '../sections/sheet.ts'
import { stepsFields } from '../sections/steps.ts'
import { kind, type PageAbout } from './kind.ts'
import { landingSections } from './landingSections.ts'

export const carrierQuery: Query<CarrierQueryResult> =
  defineQuery(`*[_type == "carrier" && _id == $id][0]{
  ${carrierCardFields}, ansRegistration, ansRegistrationSource, minimumAge, highlights[]{${statFields}},
  lines[]{${lineFields}}, linesAreAScale, linesHeading{title, lead[]{${shortText}}}, fit{${fitFields}},
  steps{${stepsFields}}, checklist{${checklistFields}}, questions{${questionsFields}}, ${factsFields},
  ${carrierPricesField}, "others": ${carrierEntries},
  ${landingFields}
}`)

type Result = NonNullable<Loose<CarrierQueryResult>>
/** The subject of a carrier's page. */
export type Carrier = View<typeof mapCarrier>

/** Maps the subject of a carrier's page. */
const mapCarrier = (raw: Result, now: Date) => {
  const { closing, ...landing } = mapLanding(raw, now)
  const facts = mapFacts(raw.facts, now)
  const highlights = mapStats(raw.highlights, now)
  return {
    ...mapCarrierCard(raw, now),
    ...landing,
    /** The first figure, as a picture of the page shows it. */
    figure: figureOf(highlights),
    isNational: isNational(facts),
    soldTo: soldTo(facts),
    sections: sectionsOf(raw, facts, highlights, now),
    closing,
  }
}

const figureOf = ([first]: Stat[]) =>
  first && { text: first.claim.compactText, label: captionOf(first) }

/** The sections of a carrier's page, in their order. */
function sectionsOf(raw: Result, facts: Fact[], highlights: Stat[], now: Date): Section[] {
  const { benefits, reasons, texts } = landingSections(raw, now)
  const name = readText(raw.name)
  const record = recordSheet(
    name,
    readOptionalToken(raw.ansRegistration),
    readOptionalText(raw.ansRegistrationSource),
  )
  const { fit, linesHeading, lines, linesAreAScale, steps, checklist, questions } = raw
  return [
    ...sectionIn('fit', fit, now, { id: 'para-quem', label: 'Para quem' }),
    ...texts('conclusion'),
    ...sectionOf(
      'sheet',
      answersSheet(
        name,
        withMinimumAge(facts, readOptionalNumber(raw.minimumAge)),
        highlights,
        comparedOf(raw),
      ),
      { id: 'respostas', label: 'Ficha' },
    ),
    ...sectionOf('prose', pricesOf(raw, now), { id: 'precos' }),
    ...benefits('pairs'),
    ...sectionIn('comparison', { ...ofLines(linesHeading), lines, linesAreAScale }, now, {
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
    ...sectionOf('sheet', record, {
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

/** The comparisons of a carrier with each other one, by its name. */
function comparedOf({ route, others }: Result) {
  const own = routeHref(route)
  if (!own) return []
  return mapCarrierEntries(others)
    .filter(({ path }) => path !== own)
    .map(({ path, name }) => ({ name, href: pairPath(own, path) }))
}

/** The prices by age of what a carrier sells, after its answers; undefined without any. */
function pricesOf({ prices }: Result, now: Date): ContentOf<'prose'> | undefined {
  const body = mapCarrierPrices(prices, now)
  return body.length > 0 ? { heading: { title: 'Preços por idade' }, body } : undefined
}

/** The heading of a comparison of lines, with the fields that such a one leaves empty. */
const ofLines = (heading: Result['linesHeading'] | undefined) =>
  ({
    eyebrow: null,
    title: readOptionalText(heading?.title) ?? 'Linhas de planos',
    lead: heading?.lead ?? null,
    look: 'lines',
    covered: null,
    notCoveredTitle: null,
    notCovered: null,
  }) as const

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
      audience: subject.soldTo.map((audienceType) => ({ '@type': 'Audience', audienceType })),
      areaServed: subject.isNational ? { '@type': 'Country', name: 'Brasil' } : undefined,
      offers: offerOf(subject.price, url),
    },
    ...sectionsStructuredData(subject.sections),
  ]
}

export const carrier = kind({
  type: 'carrier',
  title: 'Operadoras',
  documents: { sortedBy: 'order' },
  query: carrierQuery,
  map: (raw, now): Carrier => mapCarrier(raw, now),
  structuredData,
  sharing: ({ hero, name, figure, features: [feature = ''], price }) => ({
    image: hero.image,
    name,
    figure: figure ?? { label: feature },
    price,
  }),
})
