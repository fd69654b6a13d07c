import { createHash } from 'node:crypto'
import { type IslandData, type LeadDocument, quoteFormPath } from '@elos/content'
import { answerLines, type Lead, referenceOf } from '@elos/leads'
import { type Channel, notificationsOf } from '@elos/leads/notification/schedule'
import { responseDeadline } from '@elos/leads/response/deadline'

/** A document before the Lake stores it and adds its dates and revision. */
type NewLead = Omit<LeadDocument, '_createdAt' | '_updatedAt' | '_rev'>

/**
 * The facts that the site adds: the carriers of the quote form, the subjects of pages, the hours in which leads are
 * answered, the version of the privacy policy, what the carrier has not answered.
 */
export interface SiteData
  extends Pick<IslandData, 'quoteCarriers' | 'quoteSubjects' | 'openingHours' | 'specialDays'>,
    Partial<Pick<IslandData, 'privacyVersion'>> {
  /** The names of the questions that the carrier of the request has not answered. */
  openFacts?: readonly string[]
}

/**
 * The document that stores a lead. Documents with a dot in their id are hidden from clients without
 * a token.
 *
 * @param channels how staff are to be told of it
 */
export function leadDocument(
  lead: Lead,
  site: SiteData,
  channels: readonly Channel[] = [],
): NewLead {
  const { kind, key, status, submittedAt, page, campaign, prefersCall, consent } = lead
  const sent = new Date(submittedAt)
  const deadline = responseDeadline(site, sent)
  const about = kind === 'quote' && site.quoteSubjects[quoteFormPath(page)]?.name
  return {
    _id: leadId(lead),
    _type: 'lead',
    kind,
    status,
    reference: referenceOf(key),
    ...(about && { about }),
    ...personOf(lead),
    ...(prefersCall && { prefersCall }),
    answers: answerLines(lead, site.quoteCarriers).map(({ question, answer }, index) => ({
      _key: `a${index}`,
      question,
      answer,
    })),
    ...(site.openFacts?.length && { openFacts: site.openFacts.join('; ') }),
    submittedAt,
    page,
    ...(campaign && { campaign }),
    consent: { ...consent, ...(site.privacyVersion && { privacyVersion: site.privacyVersion }) },
    ...(deadline && { deadline: deadline.toISOString() }),
    notifications: notificationsOf(sent, deadline, channels),
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
