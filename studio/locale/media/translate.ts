import { FILES } from './files.ts'
import { FOLDERS } from './folders.ts'
import { CODE, MESSAGES, TEMPLATES } from './messages.ts'

/** The code that counts assets: "3 arquivos". */
const COUNTED_ASSETS = /pluralize\("asset", ([\w.]+)\)/g

const template = (text: string) => `\`${text.replaceAll('{', '${')}\``

/** Each piece of code with its replacement. A piece that contains another comes before it. */
export const REPLACEMENTS: readonly (readonly [string, string])[] = [
  ...Object.entries(CODE),
  ...Object.entries(TEMPLATES).map(([from, to]) => [template(from), template(to)] as const),
  ...Object.entries({ ...FILES, ...FOLDERS, ...MESSAGES }).map(
    ([from, to]) => [JSON.stringify(from), JSON.stringify(to)] as const,
  ),
]

/**
 * Returns the code of `sanity-plugin-media` with Portuguese texts. The plugin has no locale resources
 * to override (https://github.com/sanity-io/sanity-plugin-media/issues/204): its texts are in its code.
 */
export function translate(source: string): string {
  return REPLACEMENTS.reduce(
    (translated, [from, to]) => translated.replaceAll(from, () => to),
    source,
  ).replaceAll(COUNTED_ASSETS, '($1 === 1 ? "arquivo" : "arquivos")')
}
