/**
 * Returns a path of this site as it was given, and '/' for everything else: a path that a browser would
 * read as the address of another site ('//x', '/\x', or one of these with a tab between), and one that
 * cannot stand in a header.
 */
export function localPath(path: string | null): string {
  return path && /^\/(?![/\\])[!-~]*$/.test(path) ? path : '/'
}
