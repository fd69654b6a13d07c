import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isPublic, textOf, titleOf } from '@elos/content/parts/stored/value'
import { foundIn } from '@elos/content/parts/stored/walk'
import { storedRows } from '@elos/content/review/portability'
import { inStudio } from './inStudio.ts'
import type { Inspection, Obstacle } from './type.ts'

/** The rows of the portability check that say 'sim', and that nobody has checked. */
export function inspectRows(documents: readonly StoredDocument[]): Inspection {
  const unchecked = storedRows(documents).filter(
    ({ state, checkedAt }) => state === 'sim' && !checkedAt,
  )
  return {
    title: 'Portabilidade: “Sim” que ninguém conferiu',
    obstacles: unchecked.map(({ document, path, name }) => ({
      what: `${name}: o site diz “Pode ser que sim: confirmamos com você”.`,
      where: inStudio(document._id, document._type, `${path}.checkedBy`),
    })),
  }
}

/** Words by which a text says that somebody has yet to read it in the norm itself. */
const TO_CONFIRM = /artigos?[^,;.()]* a confirmar|secundárias?\b|confirmar[^.;]*\b(?:ANS|norma)\b/i

/** Lists all that is still to be confirmed in the text of the norms: rows of the portability check, and other documents. */
export function unconfirmed(documents: readonly StoredDocument[]): Inspection {
  const rows = storedRows(documents).filter(
    ({ norms, checkedAt }) => !checkedAt || TO_CONFIRM.test(norms.join()),
  )
  const ofRows = rows.map(({ document, path, name, norms }) => ({
    what: `Portabilidade, ${name}: ${norms.join('; ')}`,
    where: inStudio(document._id, document._type, `${path}.norms`),
  }))
  return {
    title: 'A confirmar no texto das normas',
    obstacles: [...ofRows, ...documents.filter(isPublic).flatMap(toConfirm)],
    isReminder: true,
  }
}

/** The texts of a document that are to be confirmed, as one line. Those of rows have lines of their own. */
function toConfirm(document: StoredDocument): Obstacle[] {
  const found = foundIn(document, ({ path, value }) => {
    const text = textOf(value)
    return TO_CONFIRM.test(text) && !path.startsWith('rows[') ? { path, text } : undefined
  })
  const words = [...new Set(found.map(({ text }) => text))].join(' · ')
  return found.slice(0, 1).map(({ path }) => ({
    what: `${titleOf(document)}: ${words}`,
    where: inStudio(document._id, document._type, path),
  }))
}
