import type { StoredDocument } from '../parts/stored/document.ts'

/** The rules of the review desk. Each is one group of the list 'Para revisar'. */
export type ReviewRule =
  | 'claimExpired'
  | 'claimContradicting'
  | 'claimAgainstRule'
  | 'measureUnlisted'
  | 'figureTyped'
  | 'countTyped'
  | 'promisePast'
  | 'linkDead'
  | 'linkLost'
  | 'placeholder'
  | 'testimonialUnauthorized'
  | 'altMissing'
  | 'uploadUnfinished'
  | 'searchMissing'
  | 'claimExpiring'
  | 'claimChanging'
  | 'articleLeaving'
  | 'claimUpcoming'
  | 'claimChanged'
  | 'claimUnsourced'
  | 'sourceVague'
  | 'priceIncomplete'
  | 'holidaysEnding'
  | 'searchLength'
  | 'searchRepeated'
  | 'titleVague'
  | 'textOld'
  | 'claimOld'

/** The urgency of a finding: it misleads visitors now, it soon will, or it should be looked at. */
export type Severity = 'error' | 'warning' | 'info'

/** The place where visitors see a document. */
export type Reach = 'everywhere' | 'home' | 'menu' | 'page' | 'nowhere'

/** One thing for an editor to decide or correct. */
export interface Finding {
  rule: ReviewRule
  severity: Severity
  documentId: string
  documentType: string
  /** The path in the document, in Sanity's notation: `hero.stats[_key=="a"].label`. */
  path: string
  /** The document's title for staff. */
  title: string
  /** The message in Portuguese: what is wrong and what to do. */
  message: string
  /** The place where visitors see what the finding is about. */
  reach: Reach
  /** The text on which a decision about the finding rests: it changes when the content does. */
  fingerprint: string
}

/** The remark of a rule about a document. */
export interface Remark {
  document: StoredDocument
  path: string
  message: string
}

/** A rule of the review desk. `today` is an ISO day in São Paulo. */
export type Review = (documents: readonly StoredDocument[], today: string) => Remark[]
