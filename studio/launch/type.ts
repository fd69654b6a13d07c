/** One thing that stands between this checkout and a real launch. */
export interface Obstacle {
  /** What is wrong or missing. */
  what: string
  /** Where it is mended: a place in the Studio, or a variable of the environment. */
  where: string
}

/** Obstacles of one sort. */
export interface Inspection {
  title: string
  obstacles: Obstacle[]
}
