import type { StoredDocument } from '../parts/stored/document.ts'

/** The rules of the review desk. Each is one group of the list 'Para revisar'. */
export type ReviewRule =
  | 'claimExpired'
  | 'claimContradicting'
  | 'claimAgainstRule'
  | 'measureUnlisted'
  | 'figureTyped'
  | 'promisePast'
  | 'linkDead'
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
  | 'priceIncomplete'
  | 'holidaysEnding'
  | 'searchLength'
  | 'searchRepeated'
  | 'titleVague'
  | 'textOld'
  | 'claimOld'

/** How urgent a finding is: it misleads visitors now, it soon will, or it should be looked at. */
export type Severity = 'error' | 'warning' | 'info'

/** Where visitors see a document. */
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
  /** In Portuguese: what is wrong and what to do. */
  message: string
  /** Where visitors see what the finding is about. */
  reach: Reach
  /** What a decision about the finding rests on: it changes when the content does. */
  fingerprint: string
}

/** What a rule reports about a document. */
export interface Remark {
  document: StoredDocument
  path: string
  message: string
}

/** A rule of the review desk. `today` is an ISO day in São Paulo. */
export type Review = (documents: readonly StoredDocument[], today: string) => Remark[]
