import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The guide for editors. */
export const readGuide = (): string =>
  readFileSync(join(import.meta.dirname, '../../../../docs/guia-do-editor.md'), 'utf8')

/** Text in italics: '*Network error*'. */
const ITALICS = /(?<!\*)\*([^*]+)\*(?!\*)/g

/** The texts of Sanity that no locale resource reaches and that staff meet in English: the guide has them in italics. */
export const englishTexts = (): string[] =>
  [...readGuide().matchAll(ITALICS)].map(([, text = '']) => text.replace(/\s+/g, ' '))
