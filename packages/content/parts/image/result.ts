/** The result of `imageFields`. */
export type ImageResult = {
  alt: string | null
  /** Fractions of the image cut from each side. */
  crop: {
    top?: number | null
    bottom?: number | null
    left?: number | null
    right?: number | null
  } | null
  /** Centre and size of what must stay in sight, as fractions. */
  hotspot: {
    x?: number | null
    y?: number | null
    width?: number | null
    height?: number | null
  } | null
  asset: {
    id: string | null
    url: string | null
    width: number | null
    height: number | null
    lqip: string | null
  } | null
} | null
