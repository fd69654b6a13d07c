import type { Reach } from './reach.ts'
import type { Remark, Severity } from './rule.ts'
import type { ReviewRule } from './rules.ts'

export type { Reach, ReviewRule, Severity }

/** One thing for an editor to decide or correct. */
export interface Finding extends Omit<Remark, 'document'> {
  rule: ReviewRule
  severity: Severity
  documentId: string
  documentType: string
  /** The document's title for staff. */
  title: string
  /** The place where visitors see what the finding is about. */
  reach: Reach
  /** The text on which a decision about the finding rests: it changes when the content does. */
  fingerprint: string
}
