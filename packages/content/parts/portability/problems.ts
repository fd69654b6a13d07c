import { COMBINATIONS, type Combination, matching, standingOf } from './match.ts'
import { OPTIONS } from './questions.ts'
import { TIMES } from './time.ts'
import type { PortabilityRow } from './type.ts'

/** The combinations of answers to which none, or more than one, of the rows answers. */
export interface Walk {
  unanswered: Combination[]
  /** The combinations by the names of the rows that answer to them: 'P01 e P04'. */
  contradictions: Map<string, Combination[]>
}

/** Walks all combinations of answers. */
export function walk(rows: readonly PortabilityRow[]): Walk {
  const answered = COMBINATIONS.map((combination) => ({
    combination,
    answering: matching(rows, standingOf(combination)),
  }))
  const combinationOf = ({ combination }: { combination: Combination }) => combination
  const several = Map.groupBy(
    answered.filter(({ answering }) => answering.length > 1),
    ({ answering }) => answering.map(({ name }) => name).join(' e '),
  )
  return {
    unanswered: answered.filter(({ answering }) => answering.length === 0).map(combinationOf),
    contradictions: new Map([...several].map(([names, each]) => [names, each.map(combinationOf)])),
  }
}

/** Returns what is wrong with the rows, in words that name a combination; [] for a table that answers everybody once. */
export function tableProblems(rows: readonly PortabilityRow[]): string[] {
  const { unanswered, contradictions } = walk(rows)
  return [
    ...problem('Ninguém responde a', unanswered),
    ...[...contradictions].flatMap(([names, combinations]) =>
      problem(`${names} respondem à mesma pessoa`, combinations),
    ),
  ]
}

/** The problem of some combinations, of which it names the first. */
function problem(what: string, [first, ...others]: readonly Combination[]): string[] {
  if (!first) return []
  const more = others.length > 0 ? ` (e a mais ${others.length})` : ''
  return [`${what}: ${inWords(first)}${more}.`]
}

const inWords = ({ situation, contract, entry, time, payments, guide }: Combination): string =>
  [
    OPTIONS.situation[situation].said,
    OPTIONS.contract[contract].said,
    OPTIONS.entry[entry].said,
    TIMES[time],
    OPTIONS.payments[payments].said,
    OPTIONS.guide[guide].said,
  ].join('; ')
