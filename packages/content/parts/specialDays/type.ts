/** A time in which the brokerage is open: 'HH:MM' in America/Sao_Paulo, `closes` later than `opens`. */
export interface Opening {
  opens: string
  closes: string
}

/** A day that has other hours than its weekday: a holiday, or half a day before one. */
export interface SpecialDay {
  /** The ISO day. */
  date: string
  /** The name of the day as visitors read it: 'Natal'. */
  name?: string
  /** The times in which the brokerage is open, in order. None: it is closed all day. */
  openings: Opening[]
}
