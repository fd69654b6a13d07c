/**
 * Returns the path of a catch-all route's segments: '/blog/x'. A segment that cannot be decoded, or that
 * would no longer be one segment ('x%2Fy', 'x%3Fy'), stays encoded: no page has such a path.
 */
export function pathOfSegments(segments: string[] | undefined): string {
  return `/${(segments ?? []).map(decoded).join('/')}`
}

function decoded(segment: string): string {
  try {
    const text = decodeURIComponent(segment)
    return /[/?#]/.test(text) ? encodeURIComponent(text) : text
  } catch {
    return segment
  }
}
