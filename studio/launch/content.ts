import { reviewDocuments } from '../../packages/content/review/review.ts'
import type { Finding, ReviewDocument, ReviewRule } from '../../packages/content/review/type.ts'
import { RULE_LABELS } from '../review/labels.ts'
import type { Inspection, Obstacle } from './type.ts'

/** Warnings of the review desk that may wait while the site is up, but not for it to go up. */
const NOT_AT_LAUNCH: readonly ReviewRule[] = ['claimUnsourced', 'searchRepeated']

const stops = ({ rule, severity }: Finding) => severity === 'error' || NOT_AT_LAUNCH.includes(rule)

/** What the review desk finds wrong in the published documents, a rule at a time. */
export function inspectContent(documents: readonly ReviewDocument[], today: string): Inspection[] {
  const byRule = Map.groupBy(reviewDocuments(documents, today).filter(stops), ({ rule }) => rule)
  return [...byRule].map(([rule, findings]) => ({
    title: RULE_LABELS[rule].title,
    obstacles: findings.map(({ title, message, documentId, path }) => ({
      what: `${title}: ${message}`,
      where: inStudio(documentId, path),
    })),
  }))
}

/** What a carrier or the company must have by then, and what it is called. */
const NEEDED: readonly { type: string; field: string; what: string }[] = [
  { type: 'carrier', field: 'logo', what: 'Falta o logotipo da operadora' },
  { type: 'carrier', field: 'ansRegistration', what: 'Falta o registro da operadora na ANS' },
  {
    type: 'siteSettings',
    field: 'susepRegistration',
    what: 'Falta o registro da corretora na SUSEP',
  },
]

/** Logos and registrations, which editing may do without and a launch may not. */
export function inspectRegistrations(documents: readonly ReviewDocument[]): Inspection {
  const obstacles = NEEDED.flatMap(({ type, field, what }) =>
    documents
      .filter((document) => document._type === type && !document[field])
      .map((document): Obstacle => {
        const name = document.name ?? document.brandName
        return { what: `${what}: ${name ?? type}.`, where: inStudio(document._id, field) }
      }),
  )
  return { title: 'Logotipos e registros', obstacles }
}

/** Where an editor opens a field; the Studio understands this address after its own. */
const inStudio = (documentId: string, path: string) =>
  `Studio: /intent/edit/id=${documentId};path=${encodeURIComponent(path)}`
