import { keysOf } from '../read/values.ts'
import { VALUES, type Value } from './questions.ts'
import { TIMES, type Time, waitOf } from './time.ts'
import type { Case, Standing } from './type.ts'

/** One answer to each of the six questions, with the time in the plan for the month. */
export interface Combination extends Omit<Standing, 'wait'> {
  entry: Value<'entry'>
  time: Time
}

/** Every combination of answers: 2,880. */
export const COMBINATIONS: readonly Combination[] = VALUES.situation.flatMap((situation) =>
  VALUES.contract.flatMap((contract) =>
    VALUES.entry.flatMap((entry) =>
      keysOf(TIMES).flatMap((time) =>
        VALUES.payments.flatMap((payments) =>
          VALUES.guide.map((guide) => ({ situation, contract, entry, time, payments, guide })),
        ),
      ),
    ),
  ),
)

/** Returns what the rows ask about a combination. */
export const standingOf = ({ entry, time, ...rest }: Combination): Standing => ({
  ...rest,
  wait: waitOf(entry, time),
})

/** Returns the rows, or open points, with a case that a standing is one of. */
export const matching = <Item extends { cases: readonly Case[] }>(
  items: readonly Item[],
  standing: Standing,
): Item[] => items.filter(({ cases }) => cases.some((each) => covers(each, standing)))

const covers = (each: Case, standing: Standing): boolean =>
  keysOf(standing).every((part) => allows(each, standing, part))

function allows<Part extends keyof Standing>(each: Case, standing: Standing, part: Part): boolean {
  const values = each[part]
  return values.length === 0 || values.includes(standing[part])
}
