/** One thing to correct before a launch. */
export interface Obstacle {
  /** A sentence on what is wrong or missing. */
  what: string
  /** The place to correct it: a field in the Studio or an environment variable. */
  where: string
}

/** The obstacles that one check found. */
export interface Inspection {
  title: string
  obstacles: Obstacle[]
  /** Whether it only reminds: a launch need not wait for it. */
  isReminder?: true
}
