/**
 * The oldest browsers for which scripts and styles are written: the first with `dialog` and `:has()`. Both are built for
 * this list, and tested against it (tests/oldBrowsers.ts). Older browsers have the same pages and forms, without script.
 * Cascade layers (site.css) need no fallback: all of these know them, and what came before Chrome 99, Firefox 97 and
 * Safari 15.4 shows the pages without styles.
 */
export const OLDEST_BROWSERS = { chrome: '105', firefox: '121', safari: '15.4' } as const

/** These browsers as bundlers name them: 'safari15.4'. */
export const SCRIPT_TARGETS = Object.entries(OLDEST_BROWSERS).map(
  ([name, version]) => name + version,
)

/** These browsers as Lightning CSS takes them: a byte for each number of the version. */
export const STYLE_TARGETS = Object.fromEntries(
  Object.entries(OLDEST_BROWSERS).map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return [name, (major << 16) | (minor << 8)]
  }),
)
