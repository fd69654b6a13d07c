/** The registry's form of a path: one leading slash, no trailing or doubled slash, no query or hash. */
export function normalizePath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  return `/${pathname.split('/').filter(Boolean).join('/')}`
}

/** A path with the anchor of one of its sections: '/#sobre'. */
export function withAnchor(path: string, anchor?: string): string {
  return anchor ? `${path}#${anchor}` : path
}

/** The path of a page's Markdown twin: '/amil-saude.md', and '/index.md' of the home page. */
export function markdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`
}

/** The path of the page whose Markdown twin stands at a path; undefined where none can. */
export function pathOfMarkdown(path: string): string | undefined {
  if (!path.endsWith('.md')) return undefined
  const page = path.slice(0, -'.md'.length)
  return page === '/index' ? '/' : page
}
