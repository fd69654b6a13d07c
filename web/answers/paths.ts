import { pathOfName } from '@elos/content'
import { QUOTE_FORMS } from '@elos/content/parts/address/path'
import { MISSING_PATH } from '../cache/pages.ts'

/** The files that are made of the whole site. */
export const SITE_FILES = [
  '/.well-known/security.txt',
  '/blog/rss.xml',
  '/dados.json',
  '/llms.txt',
  '/sitemap.xml',
] as const
export type SiteFilePath = (typeof SITE_FILES)[number]

/** The kinds of answers that the site stores. */
export type AnswerKind = SiteFilePath | 'page' | 'markdown' | 'picture' | 'quoteForm'

/** The kind of an answer, and the page that it is about. */
interface Subject {
  kind: AnswerKind
  /** The path of the page that the answer is about; of a file about the whole site, its own. */
  about: string
}

const MARKDOWN = /^(\/.+)\.md$/
const PICTURE = /^\/social(\/.+)\.png$/
const QUOTE_FORM = new RegExp(`^${QUOTE_FORMS}(/.+)$`)

/** Returns what the answer to a path is made of. */
export function subjectOf(path: string): Subject {
  const file = SITE_FILES.find((each) => each === path)
  if (file) return { kind: file, about: file }
  const picture = PICTURE.exec(path)?.[1]
  if (picture) return { kind: 'picture', about: pathOfName(picture) }
  const quoteForm = QUOTE_FORM.exec(path)?.[1]
  if (quoteForm) return { kind: 'quoteForm', about: quoteForm }
  const markdown = MARKDOWN.exec(path)?.[1]
  if (markdown) return { kind: 'markdown', about: pathOfName(markdown) }
  return { kind: 'page', about: path }
}

/**
 * Returns whether something stands at a path. Where nothing does, one stored answer is sent to everybody, and nothing is
 * asked of the Lake.
 *
 * @param isPublished whether a page or a redirect is published at a path
 */
export function existsAt(path: string, isPublished: (path: string) => boolean): boolean {
  if (path === MISSING_PATH) return true
  const { about } = subjectOf(path)
  return SITE_FILES.some((file) => file === about) || isPublished(about)
}
