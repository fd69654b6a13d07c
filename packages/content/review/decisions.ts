import type { View } from '../parts/read/view.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { textOf } from '../parts/stored/value.ts'
import { stepsOf, valueAt } from '../parts/stored/walk.ts'
import { digest } from '../parts/text/digest.ts'
import { brazilianDay } from '../parts/time/day.ts'
import { claimValue } from './claimValue.ts'
import type { Finding } from './type.ts'

/**
 * The type of the documents that store what staff decided about a finding, and who takes care of it. Only staff read
 * them.
 */
export const DECISION_TYPE = 'reviewDecision'

/** The stored document about a finding: who takes care of it, and, once decided, by whom, until when and why. */
export type Decision = View<typeof readDecision>

/** The id of what is stored about a finding. It has a dot, so the Lake keeps it private. */
export const decisionId = ({
  rule,
  documentId,
  path,
}: Pick<Finding, 'rule' | 'documentId' | 'path'>): string =>
  `decision.${rule}.${digest(`${documentId} ${path}`)}`

/**
 * The fingerprint of a finding: its message, which names what it was compared with, the value at its field, and
 * the value of its claim. When it changes, what was decided has to be decided again.
 */
export function fingerprintOf(document: StoredDocument, path: string, message: string): string {
  const claim = document._type === 'claim' ? claimValue(document) : ''
  return digest(JSON.stringify([message, valueAt(document, stepsOf(path)) ?? null, claim]))
}

/** The decisions among documents, by id. */
export function decisionsOf(documents: readonly StoredDocument[]): Map<string, Decision> {
  const decisions = documents.filter(({ _type }) => _type === DECISION_TYPE)
  return new Map(decisions.map((document) => [document._id, readDecision(document)]))
}

function readDecision(document: StoredDocument) {
  const field = (name: string) => textOf(document[name]) || undefined
  return {
    _id: document._id,
    _type: DECISION_TYPE,
    /** The person who takes care of the finding. */
    owner: field('owner'),
    /** The person who decided that everything may stay as it is, and the last ISO day on which that holds. */
    keptBy: field('keptBy'),
    until: field('until'),
    reason: field('reason'),
    /** The fingerprint of the content on which the decision rests (`fingerprintOf`). */
    fingerprint: field('fingerprint'),
  }
}

/** The status of a finding: open, kept as it is, or open again after it was kept. */
export type FindingStatus =
  | { state: 'open' }
  | { state: 'kept'; decision: Decision }
  | { state: 'again'; decision: Decision; why: string }

/** The status of a finding on an ISO day. */
export function statusOf(
  finding: Finding,
  decision: Decision | undefined,
  today: string,
): FindingStatus {
  if (!decision?.keptBy || !decision.until) return { state: 'open' }
  const kept = `Mantido por ${decision.keptBy} até ${brazilianDay(decision.until)}`
  if (decision.fingerprint !== finding.fingerprint) {
    return { state: 'again', decision, why: `${kept}, mas o conteúdo mudou desde então.` }
  }
  if (decision.until < today) return { state: 'again', decision, why: `${kept}: o prazo acabou.` }
  return { state: 'kept', decision }
}
