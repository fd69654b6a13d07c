import type { Review } from './type.ts'
import { textOf, titleOf } from './value.ts'

/** The type of the record that a person allowed a testimonial to be published. Only staff read it. */
export const CONSENT_TYPE = 'testimonialConsent'

const PREFIX = 'consent.'

/** The id of the record for a testimonial. It has a dot, so the Lake keeps it private. */
export const consentId = (testimonialId: string): string => `${PREFIX}${testimonialId}`

/** The id of the testimonial that a record is for. */
export const testimonialOf = (id: string): string => id.slice(PREFIX.length)

/** What a record must say: who, when and how. */
const NEEDED = ['person', 'grantedAt', 'method']

/** The first field for which a record is no consent yet: it is empty, or its day is to come. */
export function consentGap(
  record: Readonly<Record<string, unknown>> | null | undefined,
  today: string,
): string | undefined {
  const empty = NEEDED.find((field) => !textOf(record?.[field]))
  return empty ?? (textOf(record?.grantedAt) > today ? 'grantedAt' : undefined)
}

const MESSAGE =
  'Registre quem autorizou a publicação, quando e como. Sem autorização, tire o depoimento do site.'

/**
 * Finds testimonials without a complete record of consent. Every published one counts, on a page or
 * not: the dataset is public. A finding opens the record, at the field to fill in.
 */
export const unauthorizedTestimonials: Review = (documents, today) => {
  const records = new Map(
    documents.filter(({ _type }) => _type === CONSENT_TYPE).map((each) => [each._id, each]),
  )
  return documents
    .filter(({ _type }) => _type === 'testimonial')
    .flatMap((testimonial) => {
      const _id = consentId(testimonial._id)
      const path = consentGap(records.get(_id), today)
      const document = { _id, _type: CONSENT_TYPE, title: titleOf(testimonial) }
      return path ? [{ document, path, message: MESSAGE }] : []
    })
}
