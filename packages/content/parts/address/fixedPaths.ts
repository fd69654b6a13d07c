/** The path of the privacy policy, to which every form and the notice about cookies lead. */
export const PRIVACY_PATH = '/politica-privacidade'

/** The paths to which the site leads by itself, whatever its content: a page stays at each of them. */
const FIXED_PATHS: readonly string[] = ['/', '/parceiros-elos', '/blog', PRIVACY_PATH]

/** Whether the site leads to a path by itself, so that its page can neither move nor leave. */
export const isFixedPath = (path: string): boolean => FIXED_PATHS.includes(path)
