/** The registry's form of a path: one leading slash, no trailing or doubled slash, no query or hash. */
export function normalizePath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  return `/${pathname.split('/').filter(Boolean).join('/')}`
}

/** A path with the anchor of one of its sections: '/#sobre'. */
export function withAnchor(path: string, anchor?: string): string {
  return anchor ? `${path}#${anchor}` : path
}

/** What the other forms of a page are named after: its path, '/index' for the home page. */
const nameOf = (path: string) => (path === '/' ? '/index' : path)

/** The path of a page's Markdown twin: '/amil-saude.md', and '/index.md' of the home page. */
export function markdownPath(path: string): string {
  return `${nameOf(path)}.md`
}

/** The path of the picture that networks show of a page: '/social/amil-saude.png'. */
export function socialImagePath(path: string): string {
  return `/social${nameOf(path)}.png`
}

/** The page that another form of it is named after. */
export function pathOfName(name: string): string {
  return name === '/index' ? '/' : name
}
