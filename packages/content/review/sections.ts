import { claimStateOn } from '../parts/claim/life.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { isRecord, recordsIn, referenceOf, textOf } from '../parts/stored/value.ts'
import { itemSteps } from '../parts/stored/walk.ts'
import { isPlaced } from '../sections/kinds.ts'
import type { PlacedKind } from '../sections/result.ts'
import type { Review } from './rule.ts'

type Fields = Readonly<Record<string, unknown>>

interface Filled {
  /** The fields that other documents fill: references, or items with a claim. */
  by: readonly string[]
  /** The list of what the section shows beside those. */
  own?: string
  /** Whether a document that is there has something to show on a day; without it, each has. */
  hasToShow?: (document: StoredDocument, today: string) => boolean
}

/** The kinds of section that show nothing without other documents. */
const FILLED: Partial<Record<PlacedKind, Filled>> = {
  sellers: {
    by: ['plan', 'carriers'],
    hasToShow: ({ _type, offers }) => _type !== 'plan' || recordsIn(offers).length > 0,
  },
  questions: { by: ['items'], own: 'own' },
  numbers: {
    by: ['items'],
    hasToShow: (claim, today) => claim.kind === 'price' || claimStateOn(claim, today) === 'current',
  },
  waits: { by: ['items'] },
}

/** The ids of the documents that a field of a section refers to. */
const targetsOf = (field: unknown): string[] =>
  [field].flat().flatMap((item) => {
    const id = referenceOf(item) || (isRecord(item) ? referenceOf(item.claim) : '')
    return id ? [id] : []
  })

/**
 * Finds sections of free pages that visitors do not see: those of a kind that this site does not know, and those of which
 * nothing is left to show, as the documents are gone or claims have expired.
 */
export const hiddenSections: Review = (documents, today) => {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const isHidden = (kind: PlacedKind, section: Fields) => {
    const filled = FILLED[kind]
    if (!filled) return false
    const { by, own, hasToShow = () => true } = filled
    const shown = by
      .flatMap((field) => targetsOf(section[field]))
      .flatMap((id) => byId.get(id) ?? [])
      .filter((document) => hasToShow(document, today))
    return shown.length === 0 && (!own || recordsIn(section[own]).length === 0)
  }
  const messageOn = (section: Fields): string | undefined => {
    const kind = textOf(section._type)
    if (!isPlaced(kind))
      return `O site não conhece esta seção (“${kind}”): ela fica guardada, e ninguém a vê. Remova-a, ou avise quem cuida do site.`
    if (!isHidden(kind, section)) return undefined
    return `A seção “${textOf(section.title)}” não aparece no site: o que ela mostrava saiu do ar ou venceu. Troque o que falta, ou remova-a.`
  }
  return documents
    .filter(({ _type }) => _type === 'freePage')
    .flatMap((document) => {
      const sections = recordsIn(document.sections)
      const steps = itemSteps(sections)
      return sections.flatMap((section, index) => {
        const message = messageOn(section)
        return message ? [{ document, path: `sections${steps[index]}`, message }] : []
      })
    })
}
