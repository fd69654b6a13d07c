import type { CarrierQueryResult } from '../../generated/sanity.types.ts'
import { joinHyphens } from '../letters/hyphens.ts'
import type { Loose } from '../read/loose.ts'
import {
  keysOf,
  readList,
  readOptionalChoice,
  readOptionalNumber,
  readOptionalText,
  readOptionalToken,
  readText,
  readToken,
} from '../read/values.ts'
import { dayOf } from '../time/day.ts'
import {
  formatAmount,
  formatCompact,
  formatSentence,
  type Measure,
  type MeasuredKind,
  PERIODS,
  QUALIFIERS,
} from './format.ts'
import { claimOn, claimStateOn, isAged } from './life.ts'
import { isMeasure, MEASURES, OTHER_MEASURE } from './measures.ts'
import { type Claim, type ClaimKind, type ClaimState, KINDS, type Stat } from './type.ts'
import { UNSTATED } from './unstated.ts'

type CarrierResult = NonNullable<Loose<CarrierQueryResult>>

/** The result of `claimFields`. */
export type ClaimResult = NonNullable<CarrierResult['price']>

/** The claim that stands in for one that is missing. */
export const ABSENT_CLAIM: Claim = unstated('', 'price', 'expired')

/**
 * A claim as it is shown on the day of `now`, which may be one of its next value. One that is not current, or has no
 * value, has the words of `UNSTATED`, without qualifier, source or dates.
 */
export function mapClaim(given: ClaimResult | null | undefined, now: Date): Claim | undefined {
  if (!given) return undefined
  const day = dayOf(now)
  const raw = claimOn(given, day)
  const kind = readOptionalChoice(raw.kind, KINDS)
  const state = claimStateOn(raw, day)
  if (!kind || state !== 'current') return unstated(raw._id, kind ?? 'price', state)
  const statement = kind === 'text' ? stateWords(raw) : stateMeasure(kind, raw)
  if (!statement) return unstated(raw._id, kind, state)
  const sourceName = readOptionalText(raw.source)
  return {
    id: raw._id,
    kind,
    measure: measureName(raw),
    state,
    ...statement,
    conditions: readOptionalText(raw.conditions),
    source: sourceName ? { name: sourceName, url: readOptionalToken(raw.sourceUrl) } : undefined,
    asOf: readOptionalToken(raw.asOf),
    validFrom: readOptionalToken(raw.validFrom),
    validUntil: readOptionalToken(raw.validUntil),
    isAged: isAged(raw, day),
  }
}

/**
 * Maps figures with their captions. One whose claim is missing or not current is left out, but for a price, which is
 * 'sob consulta'.
 */
export function mapStats(raw: CarrierResult['highlights'] | undefined, now: Date): Stat[] {
  return readList(raw, ({ claim: result, label }) => {
    const claim = mapClaim(result, now)
    return claim && isFigure(claim) ? { claim, label: readText(label) } : undefined
  })
}

/** Whether a claim has something to show as a figure with a caption. */
export const isFigure = ({ kind, state }: Claim): boolean => kind === 'price' || state === 'current'

function stateWords(raw: ClaimResult) {
  const text = readOptionalText(raw.text)
  return text ? statedInWords(text) : undefined
}

function stateMeasure(kind: MeasuredKind, raw: ClaimResult) {
  const amount = readOptionalNumber(raw.amount)
  if (amount === undefined) return undefined
  const qualifier = readOptionalChoice(raw.qualifier, keysOf(QUALIFIERS))
  const period = kind === 'price' ? readOptionalChoice(raw.period, keysOf(PERIODS)) : undefined
  const measure: Measure = { kind, amount, unit: unitOf(raw), qualifier, period }
  return {
    text: formatSentence(measure),
    amountText: formatAmount(measure),
    compactText: formatCompact(measure),
    qualifier,
    qualifierText: qualifier && QUALIFIERS[qualifier],
    period,
    periodText: period && PERIODS[period],
    amount,
  }
}

/** The name of what a claim measures; undefined for a measure that has none. */
function measureName(raw: ClaimResult): string | undefined {
  const measure = readToken(raw.measure)
  return isMeasure(measure) && measure !== OTHER_MEASURE
    ? joinHyphens(MEASURES[measure])
    : undefined
}

function unitOf({ unit }: ClaimResult): Measure['unit'] {
  const singular = readOptionalText(unit?.singular)
  const plural = readOptionalText(unit?.plural)
  const either = singular ?? plural
  return either ? { singular: singular ?? either, plural: plural ?? either } : undefined
}

function unstated(id: string, kind: ClaimKind, state: ClaimState): Claim {
  return { id, kind, state, ...statedInWords(UNSTATED[kind]) }
}

function statedInWords(text: string) {
  return { text, amountText: text, compactText: text, amount: null }
}
