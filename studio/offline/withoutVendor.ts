/**
 * Sanity's Studio asks its vendor's servers for a script, for fonts and for newer versions, and sends them
 * diagnostics. It has no setting against that (Sanity 6.16). On the local Lake it must do without: whoever
 * delivers that script acts with the editor's rights.
 */

/** What is changed in the code of the package `sanity`: the text there, and the text in its place. */
export const CODE_CHANGES: [from: string, to: string][] = [
  [
    'fetchLatestAvailableVersionForPackage = async (options) => {',
    'fetchLatestAvailableVersionForPackage = async (options) => {\n\treturn;',
  ],
  // Whether the vendor's form for feedback can be reached. It is not offered then.
  [
    'skip = t0 !== void 0 && t0, [available, setAvailable] = useState(null)',
    'skip = !0, [available, setAvailable] = useState(null)',
  ],
]

/** A font of a vendor's server. Without it the Studio uses the system's. */
const FONT = /@font-face\s*\{[^}]*\bsanity\.io\b[^}]*\}/g

/** The script by which a dashboard of the vendor's speaks with the Studio. */
const BRIDGE = /<script\b[^>]*\bdata-sanity-core\b[^>]*><\/script>\s*/g

/**
 * Returns the code of `sanity` without what asks the vendor's servers.
 *
 * @throws Error when a new version of `sanity` is written otherwise
 */
export function withoutRequests(code: string): string {
  return CODE_CHANGES.reduce((changed, [from, to]) => {
    if (!changed.includes(from))
      throw new Error(
        `'sanity' has changed: it has no '${from}'. See studio/offline/withoutVendor.ts`,
      )
    return changed.replace(from, to)
  }, code)
}

export const withoutFonts = (css: string): string => css.replaceAll(FONT, '')

/** Returns the page of the Studio without the script and the fonts of the vendor's servers. */
export const withoutBridge = (html: string): string => withoutFonts(html.replaceAll(BRIDGE, ''))
