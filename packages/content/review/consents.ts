import { textOf, titleOf } from '../parts/stored/value.ts'
import { authorizationOf, wordsOf } from '../parts/testimonial/authorization.ts'
import { brazilianDay } from '../parts/time/day.ts'
import type { Review } from './rule.ts'

/** The type of the record that a person allowed a testimonial to be published. Only staff read it. */
export const CONSENT_TYPE = 'testimonialConsent'

const PREFIX = 'consent.'

/** The id of the record for a testimonial. It has a dot, so the Lake keeps it private. */
export const consentId = (testimonialId: string): string => `${PREFIX}${testimonialId}`

/** The id of the testimonial that a record is for. */
export const testimonialOf = (id: string): string => id.slice(PREFIX.length)

/** The fields that a record must have: who, when, how, and the words that may be published. */
const NEEDED = ['person', 'grantedAt', 'method', 'words']

/** The fault by which a record is no consent to a testimonial. */
interface ConsentFault {
  /** The field of the record to look at. */
  path: string
  /** The instruction for staff, in Portuguese. */
  message: string
}

const INCOMPLETE =
  'Registre quem autorizou a publicação, quando, como e com que palavras. Até lá, o site não mostra o depoimento.'

const TO_COME =
  '“Quando autorizou” é um dia que ainda não chegou. Até lá, o site não mostra o depoimento.'

const OTHER_WORDS =
  'As palavras do depoimento não são as que a pessoa autorizou, e o site não o mostra. Publique as autorizadas, ou registre outra autorização.'

/**
 * Returns the fault by which a record is no consent to publish these words: it was withdrawn, a field is empty, its
 * day is to come, or other words were authorised. Spaces and line breaks do not count. Undefined for one that is a
 * consent.
 */
export function consentFault(
  record: Readonly<Record<string, unknown>> | null | undefined,
  published: unknown,
  today: string,
): ConsentFault | undefined {
  const withdrawnAt = textOf(record?.withdrawnAt)
  if (withdrawnAt) return { path: 'withdrawnAt', message: withdrawnMessage(withdrawnAt) }
  const empty = NEEDED.find((field) => !textOf(record?.[field]))
  if (empty) return { path: empty, message: INCOMPLETE }
  if (textOf(record?.grantedAt) > today) return { path: 'grantedAt', message: TO_COME }
  if (wordsOf(textOf(record?.words)) !== wordsOf(textOf(published)))
    return { path: 'words', message: OTHER_WORDS }
  return undefined
}

const withdrawnMessage = (day: string) =>
  `A pessoa retirou a autorização em ${brazilianDay(day)}. O site já não mostra o depoimento: exclua-o, e o registro fica.`

/** Returns `authorizedWords` for a testimonial with these words; undefined while there is no consent to them. */
export const authorizedWords = (
  record: Readonly<Record<string, unknown>> | null | undefined,
  words: unknown,
  today: string,
): string | undefined =>
  consentFault(record, words, today) ? undefined : authorizationOf(textOf(words))

/**
 * Finds testimonials without a record of consent to their words. Every published one counts, on a page
 * or not: the dataset is public. A finding opens the record, at the field to fill in or to compare.
 */
export const unauthorizedTestimonials: Review = (documents, today) => {
  const records = new Map(
    documents.filter(({ _type }) => _type === CONSENT_TYPE).map((each) => [each._id, each]),
  )
  return documents
    .filter(({ _type }) => _type === 'testimonial')
    .flatMap((testimonial) => {
      const _id = consentId(testimonial._id)
      const fault = consentFault(records.get(_id), testimonial.content, today)
      const document = { _id, _type: CONSENT_TYPE, title: titleOf(testimonial) }
      return fault ? [{ document, ...fault }] : []
    })
}
