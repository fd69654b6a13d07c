import { isRecord } from '@elos/content/parts/stored/value'
import { isBlankBlock } from '../../base/rules/filled.ts'

/** Check that a heading in a text has something to see: the site leaves out the others. */
export const checkHeading = (block: unknown): true | string =>
  isRecord(block) && /^h\d$/.test(String(block.style)) && isBlankBlock(block)
    ? 'O título está vazio e não aparece no site. Escreva-o, ou apague a linha.'
    : true
