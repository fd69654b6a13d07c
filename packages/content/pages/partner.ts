import { defineQuery } from 'groq'
import type { PartnerPageQueryResult } from '../generated/sanity.types.ts'
import { ABSENT_CLAIM, mapClaim, mapStats } from '../parts/claim/map.ts'
import type { Stat } from '../parts/claim/type.ts'
import { withCounts } from '../parts/count/fill.ts'
import { mapImage } from '../parts/image/map.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { mapFeatures } from '../parts/landing/map.ts'
import { mapLink } from '../parts/link/map.ts'
import {
  claimFields,
  featureFields,
  headingFields,
  imageFields,
  linkFields,
  shortText,
  statFields,
} from '../parts/projections.ts'
import type { Query } from '../parts/read/query.ts'
import { readList, readText, readTexts } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import { mapShortText } from '../parts/text/map.ts'
import { carrierNamesFields, mapCarrierNames } from '../sections/carrierNames.ts'
import { type Section, sectionIn, sectionOf, sectionsStructuredData } from '../sections/kinds.ts'
import { mapPartnerQuestions, partnerQuestionsFields } from '../sections/partnerQuestions.ts'
import { mapProblems, problemsFields } from '../sections/problems.ts'
import type { PartnerResult } from '../sections/result.ts'
import { mapStory, storyFields } from '../sections/story.ts'
import { kind } from './kind.ts'

export const partnerPageQuery: Query<PartnerPageQueryResult> =
  defineQuery(`*[_type == "partnerPage" && _id == $id][0]{
  _id,
  hero{
    badge, title, lead[]{${shortText}}, chips, button{${linkFields}},
    counter{text, claim->{${claimFields}}}, image{${imageFields}}
  },
  story{${storyFields}},
  howItWorks{${headingFields}, steps[]{${featureFields}}},
  specialists{${problemsFields}},
  advantages{${headingFields}, items[]{${featureFields}}},
  carriers{${carrierNamesFields}},
  faq{${partnerQuestionsFields}},
  closing{title, text[]{${shortText}}, button{${linkFields}}, stats[]{${statFields}}}
}`)

/** The subject of the partner page. */
export type Partner = View<typeof mapPartner>

const mapPartner = (raw: PartnerResult, now: Date) =>
  withCounts(
    {
      hero: mapHero(raw.hero, now),
      /** The sections between the opening and the application. */
      sections: sectionsOf(raw, now),
      closing: mapClosing(raw.closing, now),
    },
    { operadoras: readList(raw.carriers?.items, ({ _id }) => _id).length },
  )

/** The sections of the partner page, in their order. */
function sectionsOf(raw: PartnerResult, now: Date): Section[] {
  const { story, howItWorks, specialists, advantages, carriers, faq } = raw
  // Their numbers stand where icons would.
  const steps = mapFeatures(howItWorks?.steps, now).map(({ title, text }) => ({ title, text }))
  return [
    ...sectionOf('story', mapStory(story, now), { id: 'historia' }),
    ...sectionOf(
      'steps',
      steps.length > 0
        ? { look: 'decision', heading: mapHeading(howItWorks, now), items: steps }
        : undefined,
      { id: 'como-funciona' },
    ),
    ...sectionOf('problems', mapProblems(specialists, now), { id: 'especialistas-portabilidade' }),
    ...sectionIn('points', advantages && { ...advantages, look: 'flood', image: null }, now, {
      id: 'vantagens',
    }),
    ...sectionOf('carrierNames', mapCarrierNames(carriers, now), { id: 'operadoras-parceiras' }),
    ...sectionOf('partnerQuestions', mapPartnerQuestions(faq, now), { id: 'faq' }),
  ]
}

const mapHero = (raw: PartnerResult['hero'], now: Date) => ({
  badge: readText(raw?.badge),
  title: readText(raw?.title),
  lead: mapShortText(raw?.lead, now),
  chips: readTexts(raw?.chips),
  button: mapLink(raw?.button),
  counter: mapCounter(raw?.counter, now),
  image: mapImage(raw?.image),
})

/** The figure at the top, with the words after it. */
const mapCounter = (
  raw: NonNullable<PartnerResult['hero']>['counter'] | undefined,
  now: Date,
): Omit<Stat, 'label'> & { text: string } => ({
  claim: mapClaim(raw?.claim, now) ?? ABSENT_CLAIM,
  text: readText(raw?.text),
})

const mapClosing = (raw: PartnerResult['closing'], now: Date) => ({
  title: readText(raw?.title),
  text: mapShortText(raw?.text, now),
  button: mapLink(raw?.button),
  stats: mapStats(raw?.stats, now),
})

export const partner = kind({
  type: 'partnerPage',
  title: 'Página de parceiros',
  documents: 'one',
  query: partnerPageQuery,
  map: (raw, now): Partner => mapPartner(raw, now),
  structuredData: ({ subject }) => sectionsStructuredData(subject.sections),
  sharing: ({ hero }) => ({ image: hero.image }),
})
