/** The registry's form of a path: one leading slash, no trailing or doubled slash, no query or hash. */
export function normalizePath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  return `/${pathname.split('/').filter(Boolean).join('/')}`
}

/** A path with the anchor of one of its sections: '/#sobre'. */
export function withAnchor(path: string, anchor?: string): string {
  return anchor ? `${path}#${anchor}` : path
}
