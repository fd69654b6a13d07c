/** What the review desk looks for; each rule is one group of the list 'Para revisar'. */
export type ReviewRule =
  | 'claimExpired'
  | 'claimContradicting'
  | 'claimAgainstRule'
  | 'placeholder'
  | 'altMissing'
  | 'searchMissing'
  | 'claimExpiring'
  | 'claimUpcoming'
  | 'claimUnsourced'
  | 'searchLength'
  | 'searchRepeated'
  | 'textOld'

/** How soon it has to be mended: it misleads visitors now, it soon will, or it is worth a look. */
export type Severity = 'error' | 'warning' | 'info'

/** A published document as the Lake keeps it; it may be incomplete or older than its schema. */
export interface ReviewDocument {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

/** One thing for an editor to decide or mend. */
export interface Finding {
  rule: ReviewRule
  severity: Severity
  documentId: string
  documentType: string
  /** Where in the document, in Sanity's notation: `hero.stats[_key=="a"].label`. */
  path: string
  /** What the document is called. */
  title: string
  /** In Portuguese: what is wrong and what to do. */
  message: string
}

/** What a rule remarks about a document. */
export interface Remark {
  document: ReviewDocument
  path: string
  message: string
}

/** A rule of the review desk. `today` is an ISO day in São Paulo. */
export type Review = (documents: readonly ReviewDocument[], today: string) => Remark[]
