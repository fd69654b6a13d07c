import { isRecord, recordsIn, referenceOf, textOf } from '@elos/content/parts/stored/value'

/**
 * Check that the links of a paragraph lead somewhere. It stands at the paragraph and names the words of the link: for a
 * field of a link, 'Validação' would have a name of Sanity's own, in English.
 */
export function checkLinks(block: unknown): true | string {
  if (!isRecord(block)) return true
  const aimless = recordsIn(block.markDefs).find(
    ({ page, url }) => !referenceOf(page) && !textOf(url),
  )
  if (!aimless) return true
  const words = recordsIn(block.children)
    .filter(({ marks }) => Array.isArray(marks) && marks.includes(aimless._key))
    .map(({ text }) => textOf(text))
  return aimless._type === 'routeLink'
    ? `Escolha a página do link “${words.join(' ')}”.`
    : `Preencha o endereço do link “${words.join(' ')}”.`
}
