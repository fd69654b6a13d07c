import { isRecord, referenceOf, textOf } from '../parts/stored/value.ts'
import { everywhere } from './everywhere.ts'

/** Finds images without an alternative text (WCAG 2.2, 1.1.1). A figure has it beside its image. */
export const missingAlts = everywhere(({ path, value, parent }) => {
  if (!isRecord(value) || !referenceOf(value.asset).startsWith('image-')) return undefined
  const inFigure = parent._type === 'figure'
  if (textOf(inFigure ? parent.alt : value.alt)) return undefined
  return {
    path: inFigure ? path.replace(/image$/, 'alt') : `${path}.alt`,
    message: 'A imagem não tem descrição. Diga o que ela mostra, para quem usa leitor de tela.',
  }
})
