/**
 * A path as the registry writes it: one leading slash, no trailing or double slash, no query or hash.
 */
export function normalizePath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  return `/${pathname.split('/').filter(Boolean).join('/')}`
}

/** A path with the anchor of one of its sections: '/#sobre'. */
export function withAnchor(path: string, anchor?: string): string {
  return anchor ? `${path}#${anchor}` : path
}

/**
 * The name of a page in the paths of its Markdown twin and picture: its path, '/index' for the home
 * page.
 */
const nameOf = (path: string) => (path === '/' ? '/index' : path)

/** The path of a page's Markdown twin: '/amil-saude.md', and '/index.md' of the home page. */
export function markdownPath(path: string): string {
  return `${nameOf(path)}.md`
}

/** The path of a page's picture for social networks: '/social/amil-saude.png'. */
export function socialImagePath(path: string): string {
  return `/social${nameOf(path)}.png`
}

/** The first part of the paths of quote forms. */
export const QUOTE_FORMS = '/cotacao'

/** The path of the form for a quote about what a page is about: '/cotacao/amil-saude', '/cotacao' of the home page. */
export const quoteFormPath = (path: string): string => QUOTE_FORMS + (path === '/' ? '' : path)

/** The path of a former version of the text of a page: '/termos-uso/versao/2-0'. */
export const versionPath = (path: string, version: string): string =>
  `${path}/versao/${version.replaceAll('.', '-')}`

const VERSION_PATH = /^(.+)\/versao\/(\d+(?:-\d+)*)$/

/** Reads the page at a path, and the former version of its text ('2.0') that the path asks for; '' for none. */
export function readVersionPath(path: string): { path: string; version: string } {
  const [, page = path, version = ''] = VERSION_PATH.exec(path) ?? []
  return { path: page, version: version.replaceAll('-', '.') }
}

/** The path of a page of a list of articles: '/blog/pagina/2'; of the first, that of the list. */
export const listPagePath = (path: string, number: number): string =>
  number === 1 ? path : `${path}/pagina/${number}`

/** The paths of all pages of a list of articles. */
export const listPagePaths = (path: string, pages: number): string[] =>
  Array.from({ length: pages }, (_, index) => listPagePath(path, index + 1))

const LIST_PAGE_PATH = /^(.+)\/pagina\/([2-9]|[1-9]\d{1,3})$/

/** Reads the list at a path, and which page of it the path asks for. */
export function readListPagePath(path: string): { path: string; number: number } {
  const [, list = path, number = '1'] = LIST_PAGE_PATH.exec(path) ?? []
  return { path: list, number: Number(number) }
}

/** The path of the feed of a list of articles: '/blog/rss.xml'. */
export const feedPath = (path: string): string => `${path}/rss.xml`

/** The path of the page whose Markdown twin or picture has this name. */
export function pathOfName(name: string): string {
  return name === '/index' ? '/' : name
}
