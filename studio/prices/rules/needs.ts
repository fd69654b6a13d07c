import { changeDayOf } from '@elos/content/parts/claim/life'
import { isRecord } from '@elos/content/parts/stored/value'

/** The parts of a claim on which it depends which of its fields are required. */
interface Needing {
  kind?: unknown
  /** The next value, as it is stored. */
  next?: unknown
}

/** Whether a claim is a price, which says about whom, for whom and from where it is. */
export const isPrice = ({ kind }: Needing): boolean => kind === 'price'

/** Whether a claim has to say when it ends: a price does, unless a next value ends it on the day before. */
export const needsLastDay = (claim: Needing): boolean => isPrice(claim) && !changeDayOf(claim)

/** Whether a next value has been begun; an empty one counts as none. */
export const hasNext = ({ next }: Needing): boolean =>
  isRecord(next) &&
  Object.entries(next).some(([name, value]) => name !== '_type' && value !== undefined)
