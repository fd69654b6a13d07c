import type { Review } from './type.ts'
import { isRecord, referenceOf, textOf } from './value.ts'
import { placesIn } from './walk.ts'

/** Images without a text for who cannot see them (WCAG 2.2, 1.1.1). A figure keeps it beside its image. */
export const missingAlts: Review = (documents) =>
  documents.flatMap((document) =>
    [...placesIn(document)].flatMap(({ path, value, parent }) => {
      if (!isRecord(value) || !referenceOf(value.asset).startsWith('image-')) return []
      const inFigure = parent._type === 'figure'
      if (textOf(inFigure ? parent.alt : value.alt)) return []
      return [
        {
          document,
          path: inFigure ? path.replace(/image$/, 'alt') : `${path}.alt`,
          message:
            'A imagem não tem descrição. Diga o que ela mostra, para quem usa leitor de tela.',
        },
      ]
    }),
  )
