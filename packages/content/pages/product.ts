import { defineQuery } from 'groq'
import type { ProductQueryResult } from '../generated/sanity.types.ts'
import { pageUrl } from '../parts/address/url.ts'
import { mapClaim, mapStats } from '../parts/claim/map.ts'
import { offerOf } from '../parts/claim/structuredData.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { mapLanding } from '../parts/landing/map.ts'
import { routeHref } from '../parts/link/href.ts'
import {
  claimFields,
  landingFields,
  ownRoute,
  shortText,
  statFields,
} from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { readText, readToken } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import type { Thing } from '../parts/schemaOrg/thing.ts'
import { companyReference } from '../parts/site/structuredData.ts'
import { comparisonFields } from '../sections/comparison.ts'
import { type Section, sectionIn, sectionOf, sectionsStructuredData } from '../sections/kinds.ts'
import { questionsFields } from '../sections/questions.ts'
import { stepsFields } from '../sections/steps.ts'
import { kind, type PageAbout } from './kind.ts'
import { landingSections } from './landingSections.ts'

/** The projection of a product where it is listed. */
export const productCardFields = `_id, name, summary, icon, price->{${claimFields}}, ${ownRoute}`

export const productQuery: Query<ProductQueryResult> =
  defineQuery(`*[_type == "product" && _id == $id][0]{
  ${productCardFields}, quoteLabel, highlights[]{${statFields}},
  highlightsHeading{title, lead[]{${shortText}}}, steps{${stepsFields}},
  comparison{${comparisonFields}}, questions{${questionsFields}}, ${landingFields}
}`)

type Result = NonNullable<Loose<ProductQueryResult>>
type CardResult = Pick<Result, '_id' | 'name' | 'summary' | 'icon' | 'price' | 'route'>

/** Maps a product's card. */
export const mapProductCard = (raw: CardResult, now: Date) => ({
  id: raw._id,
  name: readText(raw.name),
  href: routeHref(raw.route),
  summary: readText(raw.summary),
  icon: readToken(raw.icon),
  price: mapClaim(raw.price, now),
})

/** The subject of a product's page. */
type Product = View<typeof mapProduct>

const mapProduct = (raw: Result, now: Date) => {
  const { closing, ...landing } = mapLanding(raw, now)
  return {
    ...mapProductCard(raw, now),
    ...landing,
    quoteLabel: readText(raw.quoteLabel),
    sections: sectionsOf(raw, now),
    closing,
  }
}

/** The sections of a product's page, in their order. */
function sectionsOf(raw: Result, now: Date): Section[] {
  const { benefits, reasons, texts } = landingSections(raw, now)
  const { steps, comparison, highlights, highlightsHeading, questions } = raw
  const figures = mapStats(highlights, now)
  const numbers =
    figures.length > 0
      ? { heading: mapHeading(highlightsHeading, now, 'Em números'), items: figures }
      : undefined
  return [
    ...sectionIn('steps', steps && { ...steps, look: 'claim' }, now, {
      id: 'caminho',
    }),
    ...texts('support'),
    ...sectionIn('comparison', comparison && { ...comparison, look: 'covered' }, now, {
      id: 'cobre',
    }),
    ...benefits('pairs'),
    ...texts('plans'),
    ...sectionOf('numbers', numbers, { id: 'numeros' }),
    ...texts('network'),
    ...reasons('flood'),
    ...texts('prevention'),
    ...sectionIn('questions', questions, now, {
      id: 'duvidas',
    }),
    ...texts('conclusion'),
  ]
}

/** The product as a service of the brokerage, with its price while it is current. */
function structuredData({ route, site, subject }: PageAbout<Product>, origin: string): Thing[] {
  const url = pageUrl(origin, route.path)
  return [
    {
      '@type': 'Service',
      name: subject.name,
      serviceType: 'Seguro',
      description: route.description,
      url,
      provider: companyReference(site, origin),
      areaServed: { '@type': 'Country', name: 'Brasil' },
      offers: offerOf(subject.price, url),
    },
    ...sectionsStructuredData(subject.sections),
  ]
}

export const product = kind({
  type: 'product',
  title: 'Produtos',
  documents: { sortedBy: 'order' },
  query: productQuery,
  map: (raw, now): Product => mapProduct(raw, now),
  structuredData,
  sharing: ({ hero, price }) => ({ image: hero.image, price }),
})
