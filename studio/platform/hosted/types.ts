import schema from '@elos/content/generated/schema.json' with { type: 'json' }
import { PREVIEW_LINK_TYPE } from '@elos/content/parts/preview/link'
import { DECISION_TYPE } from '@elos/content/review/decisions'
import { LINK_CHECK_TYPE } from '@elos/content/review/links'
import { ABSENCE_TYPE, DELETION_TYPE } from '../../base/records.ts'
import { PRIVATE_TYPES } from '../../base/singletons.ts'

/**
 * The types of records that only staff read: of visitors, of who allowed a testimonial, of staff, their notes and models, of
 * what was deleted or taken off the site, and of links to drafts.
 */
export const RECORD_TYPES = [
  ...PRIVATE_TYPES,
  DECISION_TYPE,
  LINK_CHECK_TYPE,
  DELETION_TYPE,
  ABSENCE_TYPE,
  PREVIEW_LINK_TYPE,
]

/** The types of content, files included, for `sanity dataset export --types`. */
export const contentTypes = (): string[] =>
  schema
    .filter(({ type, name }) => type === 'document' && !RECORD_TYPES.includes(name))
    .map(({ name }) => name)
