import { DICTIONARY_PATH } from '@elos/content/parts/address/path'

/**
 * Tells the browser where the dictionary is, with which pages are sent as what is new in them
 * (docs/decisions/0011-dictionary-of-templates.md). Browsers that know dictionaries fetch it once they are idle.
 */
export function fetchDictionary(): void {
  const link = document.createElement('link')
  link.rel = 'compression-dictionary'
  link.href = DICTIONARY_PATH
  document.head.append(link)
}
