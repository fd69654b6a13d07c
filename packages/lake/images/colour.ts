/** A colour with channels from 0 to 255 and opacity from 0 to 1. */
interface Colour {
  r: number
  g: number
  b: number
  alpha: number
}

/** A colour from hexadecimal `RGB`, `ARGB`, `RRGGBB` or `AARRGGBB`. */
export function parseColour(hex: string): Colour {
  const long = hex.length <= 4 ? hex.replace(/./g, '$&$&') : hex
  const [alpha, r, g, b] = (long.length === 8 ? long : `ff${long}`)
    .match(/../g)
    ?.map((pair) => Number.parseInt(pair, 16)) ?? [0, 0, 0, 0]
  return { r: r ?? 0, g: g ?? 0, b: b ?? 0, alpha: (alpha ?? 0) / 255 }
}
