import { localAddress } from '@elos/content/parts/preview/address'
import {
  addressOnDay,
  dayInAddress,
  namesDay,
  readPreviewDay,
} from '@elos/content/parts/preview/day'

/** The day that was chosen last. */
export interface Wanted {
  day: string | undefined
  /** The address that was shown before, with another day. */
  replaced?: string
  /** Until when, in milliseconds since 1970, a page that is still being loaded may report that address. */
  until?: number
}

/**
 * Returns the address to which a preview has to go for the day that was chosen; undefined where it may stay. An address
 * that was typed names no day. A page that is still being loaded reports its own, of the day before the choice.
 */
export function addressToKeepDay(
  { day, replaced, until = 0 }: Wanted,
  address: string,
  now: Date,
): string | undefined {
  const isShown = readPreviewDay(dayInAddress(address), now) === day
  const isReplaced = replaced !== undefined && localAddress(address) === localAddress(replaced)
  const isLate = isReplaced && now.getTime() < until
  return isShown || (namesDay(address) && !isLate) ? undefined : addressOnDay(address, day)
}
