/** The first and the last byte of a part of a file. */
interface ByteRange {
  start: number
  end: number
}

/** One range: `bytes=0-499`, `bytes=500-` or, for the end of the file, `bytes=-500`. */
const RANGE = /^bytes=(\d*)-(\d*)$/i

/**
 * Returns the part of a file that a `Range` header requests (RFC 9110, 14.2), or undefined for the
 * whole file: without the header, for a malformed one, and for several ranges, which a server may ignore.
 *
 * @returns 'unsatisfiable' if the file does not have the part
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = RANGE.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (first === '' && last === '') return undefined
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return range.start < size ? range : 'unsatisfiable'
}
