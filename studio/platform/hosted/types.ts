import schema from '@elos/content/generated/schema.json' with { type: 'json' }
import { NOTIFICATION_SETTINGS } from '@elos/content/parts/lead/notificationSettings'
import { CONSENT_TYPE } from '@elos/content/review/consents'
import { DECISION_TYPE } from '@elos/content/review/decisions'
import { LINK_CHECK_TYPE } from '@elos/content/review/links'

/** The types of records that only staff read: of visitors, of who allowed a testimonial, of staff and their notes. */
export const RECORD_TYPES = [
  'lead',
  CONSENT_TYPE,
  DECISION_TYPE,
  LINK_CHECK_TYPE,
  NOTIFICATION_SETTINGS,
]

/** The types of content, files included, for `sanity dataset export --types`. */
export const contentTypes = (): string[] =>
  schema
    .filter(({ type, name }) => type === 'document' && !RECORD_TYPES.includes(name))
    .map(({ name }) => name)
