import {
  list,
  optionalChoice,
  optionalNumber,
  optionalToken,
  optionalWords,
  words,
} from '../read/values.ts'
import {
  formatAmount,
  formatCompact,
  formatSentence,
  type Measure,
  type MeasuredKind,
  ON_REQUEST,
  PERIODS,
  QUALIFIERS,
} from './format.ts'
import { stateOf } from './life.ts'
import type { ClaimResult, StatResult } from './result.ts'
import type { Claim, ClaimKind, ClaimState, Stat } from './type.ts'

const KINDS = ['price', 'percent', 'count', 'duration', 'text'] as const

/** A claim that states nothing: in place of one that is missing. */
export const absentClaim: Claim = unstated('', 'text', 'expired')

/**
 * A claim ready to be shown on the day of `now`. A price that is not current, or a value that is
 * missing, reads 'sob consulta', with nothing that would qualify, source or date it.
 */
export function mapClaim(raw: ClaimResult | null | undefined, now: Date): Claim | undefined {
  if (!raw) return undefined
  const kind = optionalChoice(raw.kind, KINDS)
  const validFrom = optionalToken(raw.validFrom)
  const validUntil = optionalToken(raw.validUntil)
  const state = stateOf({ validFrom, validUntil }, now)
  if (!kind || (kind === 'price' && state !== 'current'))
    return unstated(raw._id, kind ?? 'text', state)
  const statement = kind === 'text' ? stateWords(raw) : stateMeasure(kind, raw)
  if (!statement) return unstated(raw._id, kind, state)
  const sourceName = optionalWords(raw.source)
  return {
    id: raw._id,
    kind,
    state,
    ...statement,
    conditions: optionalWords(raw.conditions),
    source: sourceName ? { name: sourceName, url: optionalToken(raw.sourceUrl) } : undefined,
    asOf: optionalToken(raw.asOf),
    validFrom,
    validUntil,
  }
}

/** Figures with their captions; those whose claim is missing are left out. */
export function mapStats(raw: readonly StatResult[] | null | undefined, now: Date): Stat[] {
  return list(raw, ({ claim: result, label }) => {
    const claim = mapClaim(result, now)
    return claim && { claim, label: words(label) }
  })
}

type Statement = Pick<
  Claim,
  | 'text'
  | 'amountText'
  | 'compactText'
  | 'qualifier'
  | 'qualifierText'
  | 'period'
  | 'periodText'
  | 'amount'
>

function stateWords(raw: ClaimResult): Statement | undefined {
  const text = optionalWords(raw.text)
  return text ? { text, amountText: text, compactText: text, amount: null } : undefined
}

function stateMeasure(kind: MeasuredKind, raw: ClaimResult): Statement | undefined {
  const amount = optionalNumber(raw.amount)
  if (amount === undefined) return undefined
  const qualifier = optionalChoice(raw.qualifier, ['from', 'upTo', 'moreThan'])
  const period = kind === 'price' ? optionalChoice(raw.period, ['month', 'year']) : undefined
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

function unitOf({ unit }: ClaimResult): Measure['unit'] {
  const singular = optionalWords(unit?.singular)
  const plural = optionalWords(unit?.plural)
  const either = singular ?? plural
  return either ? { singular: singular ?? either, plural: plural ?? either } : undefined
}

function unstated(id: string, kind: ClaimKind, state: ClaimState): Claim {
  return {
    id,
    kind,
    state,
    text: ON_REQUEST,
    amountText: ON_REQUEST,
    compactText: ON_REQUEST,
    amount: null,
  }
}
