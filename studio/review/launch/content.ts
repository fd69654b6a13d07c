import type { StoredDocument } from '@elos/content/parts/stored/document'
import { reviewDocuments } from '@elos/content/review/review'
import type { Finding, ReviewRule } from '@elos/content/review/type'
import { RULE_LABELS } from '../labels.ts'
import { inStudio } from './inStudio.ts'
import type { Inspection, Obstacle } from './type.ts'

/** Rules of the review desk whose warnings must be resolved before a launch, though not afterwards. */
const BLOCKING_WARNINGS: readonly ReviewRule[] = ['claimUnsourced', 'searchRepeated']

const blocksLaunch = ({ rule, severity }: Finding) =>
  severity === 'error' || BLOCKING_WARNINGS.includes(rule)

/** The findings of the review desk in the published documents, one inspection for each rule. */
export function inspectContent(documents: readonly StoredDocument[], today: string): Inspection[] {
  const byRule = Map.groupBy(
    reviewDocuments(documents, today).filter(blocksLaunch),
    ({ rule }) => rule,
  )
  return [...byRule].map(([rule, findings]) => ({
    title: RULE_LABELS[rule].title,
    obstacles: findings.map(({ title, message, documentId, documentType, path }) => ({
      what: `${title}: ${message}`,
      where: inStudio(documentId, documentType, path),
    })),
  }))
}

/** Fields that a carrier and the company need for a launch, with the message if one is empty. */
const NEEDED: readonly { type: string; field: string; what: string }[] = [
  { type: 'carrier', field: 'logo', what: 'Falta o logotipo da operadora' },
  { type: 'carrier', field: 'ansRegistration', what: 'Falta o registro da operadora na ANS' },
  {
    type: 'siteSettings',
    field: 'susepRegistration',
    what: 'Falta o registro da corretora na SUSEP',
  },
  { type: 'siteSettings', field: 'dpoName', what: 'Falta o nome do encarregado de dados' },
]

/** The logos, registrations and names that are missing: optional for editors, required for a launch. */
export function inspectRegistrations(documents: readonly StoredDocument[]): Inspection {
  const obstacles = NEEDED.flatMap(({ type, field, what }) =>
    documents
      .filter((document) => document._type === type && !document[field])
      .map((document): Obstacle => {
        const name = document.name ?? document.brandName
        return { what: `${what}: ${name ?? type}.`, where: inStudio(document._id, type, field) }
      }),
  )
  return { title: 'Logotipos e registros', obstacles }
}
