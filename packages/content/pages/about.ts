import type { HomePageQueryResult } from '../generated/sanity.types.ts'
import { isFigure, mapClaim, mapStats } from '../parts/claim/map.ts'
import type { Stat } from '../parts/claim/type.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { type Feature, mapFeatures } from '../parts/landing/map.ts'
import {
  claimFields,
  featureFields,
  headingFields,
  richText,
  shortText,
} from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import { readList, readOptionalText, readText } from '../parts/read/values.ts'
import { mapOptionalText, mapRichText } from '../parts/text/map.ts'
import { type Section, sectionOf } from '../sections/kinds.ts'

/** The projection of what the home page says of the company. */
export const aboutFields = `${headingFields}, body[]{${richText}},
  valuesHeading{title, lead[]{${shortText}}}, values[]{${featureFields}},
  differentials[]{label, claim->{${claimFields}}}`

type Result = Pick<NonNullable<Loose<HomePageQueryResult>>, 'hero' | 'about'>

/** The titles of the text and of the values, where the document has none for them. */
const TITLES = { text: 'Quem somos', values: 'Nossos valores' }

/** The icon of a differential without a figure. */
const DIFFERENTIAL_ICON = 'lifebuoy'

/** The sections of the home page about the company: its figures, each once; its text; its values. */
export function aboutSections({ hero, about }: Result, now: Date): Section[] {
  const heading = mapHeading(about, now)
  const { figures, others } = mapDifferentials(about?.differentials, now)
  const items = withoutRepeats([...mapStats(hero?.stats, now), ...figures])
  const body = mapRichText(about?.body ?? null, now)
  const values = [...mapFeatures(about?.values, now), ...others]
  const { title = TITLES.values, lead } = mapTitle(about?.valuesHeading, now)
  // The first section that there is has the heading, and the id to which menus lead.
  const first = { heading, id: 'sobre' }
  const text = items.length > 0 ? { heading: { title: TITLES.text }, id: 'quem-somos' } : first
  const list = items.length + body.length > 0 ? { heading: { title, lead }, id: 'valores' } : first
  return [
    ...sectionOf('numbers', items.length > 0 ? { heading, items } : undefined, { id: first.id }),
    ...sectionOf('prose', body.length > 0 ? { heading: text.heading, body } : undefined, {
      id: text.id,
    }),
    ...sectionOf(
      'points',
      values.length > 0 ? { look: 'chain', heading: list.heading, items: values } : undefined,
      { id: list.id },
    ),
  ]
}

const mapTitle = (raw: NonNullable<Result['about']>['valuesHeading'] | undefined, now: Date) => ({
  title: readOptionalText(raw?.title),
  lead: mapOptionalText(raw?.lead ?? null, now),
})

type DifferentialsResult = NonNullable<Result['about']>['differentials']

/** Maps the differentials that are figures, without those that are not current, and those that are only words. */
function mapDifferentials(raw: DifferentialsResult | undefined, now: Date) {
  const figures: Stat[] = []
  const others: Feature[] = []
  for (const { claim: result, label } of readList(raw, (item) => item)) {
    const claim = mapClaim(result, now)
    if (!claim) others.push({ icon: DIFFERENTIAL_ICON, title: readText(label), text: [] })
    else if (isFigure(claim)) figures.push({ claim, label: readText(label) })
  }
  return { figures, others }
}

/** Leaves out a figure that a figure before it states. */
const withoutRepeats = (figures: readonly Stat[]): Stat[] =>
  figures.filter(
    ({ claim }, index) => figures.findIndex((each) => each.claim.id === claim.id) === index,
  )
