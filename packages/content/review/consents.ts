import { textOf, titleOf } from '../parts/stored/value.ts'
import {
  authorizationOf,
  exampleAuthorizationOf,
  wordsOf,
} from '../parts/testimonial/authorization.ts'
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

/** The field that marks a record as an example. */
const EXAMPLE_FIELD = 'example'

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

const EXAMPLE =
  'A autorização é um exemplo, e o site publicado não mostra o depoimento. Registre a de uma pessoa e desmarque “Exemplo”, ou exclua o depoimento.'

/**
 * Returns the fault by which a record is no consent to publish these words: it was withdrawn, a field is empty, its
 * day is to come, other words were authorised, or it is an example of the first content. Spaces and line breaks do not
 * count. Undefined for one that is a consent.
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
  return record?.example === true ? { path: EXAMPLE_FIELD, message: EXAMPLE } : undefined
}

const withdrawnMessage = (day: string) =>
  `A pessoa retirou a autorização em ${brazilianDay(day)}. O site já não mostra o depoimento: exclua-o, e o registro fica.`

/**
 * Returns `authorizedWords` for a testimonial with these words; undefined while there is no consent to them, nor an
 * example of one.
 */
export function authorizedWords(
  record: Readonly<Record<string, unknown>> | null | undefined,
  words: unknown,
  today: string,
): string | undefined {
  const fault = consentFault(record, words, today)
  if (fault) return isExample(fault) ? exampleAuthorizationOf(textOf(words)) : undefined
  return authorizationOf(textOf(words))
}

/** Whether a record has no other fault than being an example. */
export const isExample = ({ path }: ConsentFault): boolean => path === EXAMPLE_FIELD

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
