import { createHash } from 'node:crypto'
import type { LeadDocument } from '@elos/content'
import type { Lead } from '@elos/leads'
import { answerLines } from './answers.ts'

/** A document as it is handed to the Lake, which adds dates and revision. */
export type NewLead = Omit<LeadDocument, '_createdAt' | '_updatedAt' | '_rev'>

/**
 * The document of a lead. The dot in its id hides it from whoever has no token. Sent twice, a lead
 * has the same id; corrected and sent again, another, so that no correction is lost.
 */
export function leadDocument(lead: Lead): NewLead {
  const { kind, key, answers, status, submittedAt, page, consent } = lead
  const digest = createHash('sha256')
    .update(JSON.stringify([key, answers]))
    .digest('hex')
  return {
    _id: `lead.${digest.slice(0, 32)}`,
    _type: 'lead',
    kind,
    status,
    ...personOf(lead),
    answers: answerLines(lead).map((line, index) => ({ _key: `a${index}`, ...line })),
    submittedAt,
    page,
    consent,
  }
}

function personOf({ kind, answers }: Lead) {
  const { email } = answers
  return kind === 'quote'
    ? { name: answers.name, email, phone: answers.phone }
    : { name: answers.nome, email }
}
