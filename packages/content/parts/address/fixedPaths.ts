/** The path of the privacy policy, to which every form and the notice about cookies lead. */
export const PRIVACY_PATH = '/politica-privacidade'

/** The path of the index of articles. */
export const BLOG_PATH = '/blog'

/** The path of the portability check, to which menus and articles lead. */
export const PORTABILITY_PATH = '/portabilidade'

/** The path of the comparison of all carriers; those of two of them are below it. */
export const COMPARISON_PATH = '/comparar'

/** The paths to which the site leads by itself, whatever its content: a page stays at each of them. */
const FIXED_PATHS: readonly string[] = [
  '/',
  '/parceiros-elos',
  BLOG_PATH,
  PORTABILITY_PATH,
  COMPARISON_PATH,
  PRIVACY_PATH,
]

/** Whether the site leads to a path by itself, so that its page can neither move nor leave. */
export const isFixedPath = (path: string): boolean => FIXED_PATHS.includes(path)
