import type { Review } from './type.ts'
import { textOf, titleOf } from './value.ts'

/** The type of the record that a person allowed a testimonial to be published. Only staff read it. */
export const CONSENT_TYPE = 'testimonialConsent'

const PREFIX = 'consent.'

/** The id of the record for a testimonial. It has a dot, so the Lake keeps it private. */
export const consentId = (testimonialId: string): string => `${PREFIX}${testimonialId}`

/** The id of the testimonial that a record is for. */
export const testimonialOf = (id: string): string => id.slice(PREFIX.length)

/** What a record must say: who, when, how, and the words that may be published. */
const NEEDED = ['person', 'grantedAt', 'method', 'words']

/** Why a record is no consent to a testimonial. */
interface ConsentFault {
  /** The field of the record to look at. */
  path: string
  /** In Portuguese: what to do. */
  message: string
}

const INCOMPLETE =
  'Registre quem autorizou a publicação, quando, como e com que palavras. Sem autorização, tire o depoimento do site.'

const OTHER_WORDS =
  'As palavras do depoimento não são as que a pessoa autorizou. Publique as autorizadas, ou registre outra autorização.'

/**
 * Why a record is no consent to publish these words: a field is empty, its day is to come, or other
 * words were authorised. Spaces and line breaks do not count. Undefined for one that is a consent.
 */
export function consentFault(
  record: Readonly<Record<string, unknown>> | null | undefined,
  published: unknown,
  today: string,
): ConsentFault | undefined {
  const empty = NEEDED.find((field) => !textOf(record?.[field]))
  if (empty) return { path: empty, message: INCOMPLETE }
  if (textOf(record?.grantedAt) > today) return { path: 'grantedAt', message: INCOMPLETE }
  if (wordsOf(record?.words) !== wordsOf(published)) return { path: 'words', message: OTHER_WORDS }
  return undefined
}

const wordsOf = (text: unknown): string => textOf(text).replace(/\s+/g, ' ')

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
