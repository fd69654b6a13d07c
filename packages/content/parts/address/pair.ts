import { COMPARISON_PATH } from './fixedPaths.ts'

/** The path of the comparison of two carriers, by their paths in any order: '/comparar/amil-saude/sulamerica-saude'. */
export const pairPath = (...carriers: [string, string]): string =>
  COMPARISON_PATH + carriers.toSorted().join('')

/** Every path below the comparison at which two carriers are asked for, in both orders, and one with itself. */
export const pairPaths = (carriers: readonly string[]): string[] =>
  carriers.flatMap((one) => carriers.map((other) => COMPARISON_PATH + one + other))

/**
 * Reads the page at a path, and the two carriers that it asks to be compared: their paths, one after the other; '' for
 * none.
 */
export function readPairPath(path: string): { path: string; pair: string } {
  const isPair = path.startsWith(`${COMPARISON_PATH}/`)
  return isPair
    ? { path: COMPARISON_PATH, pair: path.slice(COMPARISON_PATH.length) }
    : { path, pair: '' }
}

/** Every path with which a pair may begin or end: '/a/b' has '/a' and '/b'. */
export function pathsWithin(pair: string): string[] {
  const segments = pair.split('/').slice(1)
  return segments.slice(1).flatMap((_, index) => {
    const [first, second] = [segments.slice(0, index + 1), segments.slice(index + 1)]
    return [`/${first.join('/')}`, `/${second.join('/')}`]
  })
}
