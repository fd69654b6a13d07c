import { defineQuery } from 'groq'
import type { ComparisonPageQueryResult } from '../generated/sanity.types.ts'
import { pairPath } from '../parts/address/pair.ts'
import { normalizePath } from '../parts/address/path.ts'
import { byName, carrierEntries, mapCarrierEntries } from '../parts/carrier/entries.ts'
import { mapClaim } from '../parts/claim/map.ts'
import { compare } from '../parts/compared/rows.ts'
import { withCounts } from '../parts/count/fill.ts'
import { countedText } from '../parts/count/words.ts'
import { mapFacts } from '../parts/fact/map.ts'
import { withMinimumAge } from '../parts/fact/minimumAge.ts'
import { factsFields } from '../parts/fact/query.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { claimFields, headingFields, ownRoute, shortText } from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import {
  readList,
  readOptionalNumber,
  readOptionalToken,
  readText,
  readToken,
} from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import { mapOptionalText } from '../parts/text/map.ts'
import { kind } from './kind.ts'

/** The query of a comparison. For a pair it reads the answers of its two carriers alone. */
export const comparisonPageQuery: Query<ComparisonPageQueryResult> =
  defineQuery(`*[_type == "comparisonPage" && _id == $id][0]{
  _id, ${headingFields}, text[]{${shortText}}, "pair": string($pair), "choices": ${carrierEntries},
  "moved": *[_type == "redirect" && source in $among]{_id, source, "path": target->route.path},
  "carriers": *[_type == "carrier" && defined(route.path) && ($pair == "" || route.path in $among
    || route.path in *[_type == "redirect" && source in $among].target->route.path)] | order(_id asc){
    _id, name, ansRegistration, minimumAge, price->{${claimFields}}, ${ownRoute}, ${factsFields}
  }
}`)

type Result = NonNullable<Loose<ComparisonPageQueryResult>>
type CarrierResult = NonNullable<NonNullable<Result['carriers']>[number]>

/** The comparison of all carriers, or of two of them. */
export type Comparison = View<typeof mapComparison>

type ComparedCarrier = ReturnType<typeof mapCompared>

/** Maps a carrier that is compared. */
function mapCompared(raw: CarrierResult, now: Date) {
  const age = readOptionalNumber(raw.minimumAge)
  return {
    path: normalizePath(readToken(raw.route?.path)),
    name: readText(raw.name),
    /** Its number in the register of the ANS. */
    registration: readOptionalToken(raw.ansRegistration),
    facts: withMinimumAge(mapFacts(raw.facts, now), age),
    price: mapClaim(raw.price, now),
  }
}

/** Maps a comparison, its carriers in the order of the alphabet; undefined of a pair that there is not. */
function mapComparison(raw: Result, now: Date) {
  const all = readList(raw.carriers, (carrier) => mapCompared(carrier, now)).toSorted(byName)
  const asked = readToken(raw.pair)
  const carriers = asked ? pairIn(all, readList(raw.moved, mapMoved), asked) : all
  const [one, other] = carriers
  if (asked && !one) return undefined
  const pair =
    asked && one && other
      ? { path: pairPath(one.path, other.path), name: `${one.name} ou ${other.name}` }
      : undefined
  const choices = mapCarrierEntries(raw.choices)
  const heading = mapHeading(raw, now)
  const comparison = {
    heading: { ...heading, title: pair?.name ?? heading.title },
    /** The page of each carrier, in the order of the columns. */
    carriers: carriers.map(({ path, name, registration }) => ({ path, name, registration })),
    ...compare(carriers),
    /** The sentences below the table. */
    text: mapOptionalText(raw.text, now),
    /** The carriers of which two can be chosen. */
    choices,
    /** The path and the name of the pair that is compared. */
    pair,
    /** The label of the button that leads to the quote form. */
    requestLabel: other
      ? `Pedir propostas das ${countedText('operadoras', carriers.length)}`
      : 'Pedir uma proposta',
  }
  return withCounts(comparison, { operadoras: choices.length })
}

/** Maps a redirect, by which a carrier had another path once. */
const mapMoved = ({ source, path }: NonNullable<NonNullable<Result['moved']>[number]>) => ({
  source: normalizePath(readToken(source)),
  path: normalizePath(readToken(path)),
})

/**
 * The carriers whose paths, of today or of once, one after the other, are those of a pair; one of them if it is asked for
 * with itself.
 */
function pairIn(
  carriers: readonly ComparedCarrier[],
  moved: readonly ReturnType<typeof mapMoved>[],
  pair: string,
): ComparedCarrier[] {
  const pathsOf = ({ path }: ComparedCarrier) => [
    path,
    ...moved.filter((each) => each.path === path).map(({ source }) => source),
  ]
  const isPair = (one: ComparedCarrier, other: ComparedCarrier) =>
    pathsOf(one).some((first) => pathsOf(other).some((second) => first + second === pair))
  return carriers.filter((one) =>
    carriers.some((other) => isPair(one, other) || isPair(other, one)),
  )
}

export const comparison = kind({
  type: 'comparisonPage',
  lists: ['redirect'],
  title: 'Comparação de operadoras',
  documents: 'one',
  query: comparisonPageQuery,
  map: (raw, now): Comparison | undefined => mapComparison(raw, now),
  pairOf: ({ pair }) => pair,
})
