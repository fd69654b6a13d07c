import { createHash } from 'node:crypto'
import type { LeadDocument, QuoteOption } from '@elos/content'
import { answerLines, type Lead, referenceOf } from '@elos/leads'

/** A document before the Lake stores it and adds its dates and revision. */
type NewLead = Omit<LeadDocument, '_createdAt' | '_updatedAt' | '_rev'>

/**
 * The document that stores a lead. Documents with a dot in their id are hidden from clients without
 * a token.
 *
 * @param carriers the choices of the quote form's list
 */
export function leadDocument(lead: Lead, carriers: readonly QuoteOption[]): NewLead {
  const { kind, key, status, submittedAt, page, consent } = lead
  return {
    _id: leadId(lead),
    _type: 'lead',
    kind,
    status,
    reference: referenceOf(key),
    ...personOf(lead),
    answers: answerLines(lead, carriers).map(({ question, answer }, index) => ({
      _key: `a${index}`,
      question,
      answer,
    })),
    submittedAt,
    page,
    consent,
  }
}

/**
 * The id of the document that stores a lead: a hash of key and answers. A form sent twice is stored once,
 * and a corrected form is stored as another lead.
 */
export function leadId({ key, answers }: Pick<Lead, 'key' | 'answers'>): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([key, answers]))
    .digest('hex')
  return `lead.${digest.slice(0, 32)}`
}

function personOf({ kind, answers }: Lead) {
  const { email } = answers
  return kind === 'quote'
    ? { name: answers.name, email, phone: answers.phone }
    : { name: answers.nome, email, ...(answers.telefone && { phone: answers.telefone }) }
}
