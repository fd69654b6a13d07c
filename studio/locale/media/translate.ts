import { folders } from './folders.ts'
import { code, messages, templates } from './messages.ts'
import { words } from './words.ts'

/** The counted word, in all its places: "3 arquivos". */
const counted = /pluralize\("asset", ([\w.]+)\)/g

const template = (text: string) => `\`${text.replaceAll('{', '${')}\``

/** What is replaced by what, as it stands in the code; longer pieces before what they hold. */
export const replacements: readonly (readonly [string, string])[] = [
  ...Object.entries(code),
  ...Object.entries(templates).map(([from, to]) => [template(from), template(to)] as const),
  ...Object.entries({ ...words, ...folders, ...messages }).map(
    ([from, to]) => [JSON.stringify(from), JSON.stringify(to)] as const,
  ),
]

/**
 * The code of `sanity-plugin-media` with Portuguese texts. It has no locale resources to override
 * (https://github.com/sanity-io/sanity-plugin-media/issues/204): its texts stand in its code.
 */
export function translate(source: string): string {
  return replacements
    .reduce((translated, [from, to]) => translated.replaceAll(from, () => to), source)
    .replaceAll(counted, '($1 === 1 ? "arquivo" : "arquivos")')
}
