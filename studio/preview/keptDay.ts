import {
  addressOnDay,
  dayInAddress,
  namesDay,
  readPreviewDay,
} from '@elos/content/parts/preview/day'

/** The day that was chosen last, and until when (milliseconds since 1970) a page that names another one is overruled. */
export interface Wanted {
  day: string | undefined
  until: number
}

/**
 * Returns the address to which a preview has to go for the day that was chosen; undefined where it may stay. An address
 * that was typed names no day. A page that has just been loaded reports its own, and may overrule a day chosen meanwhile.
 */
export function addressToKeepDay(
  { day, until }: Wanted,
  address: string,
  now: Date,
): string | undefined {
  const isShown = readPreviewDay(dayInAddress(address), now) === day
  const isChosen = namesDay(address) && until < now.getTime()
  return isShown || isChosen ? undefined : addressOnDay(address, day)
}
