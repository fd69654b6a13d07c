import type { StoredDocument } from '../parts/stored/document.ts'

/** The urgency of a finding: it misleads visitors now, it soon will, or it should be looked at. */
export type Severity = 'error' | 'warning' | 'info'

/** The remark of a rule about a document. */
export interface Remark {
  document: StoredDocument
  /** The path in the document, in Sanity's notation: `hero.stats[_key=="a"].label`. */
  path: string
  /** The message in Portuguese: what is wrong and what to do. */
  message: string
}

/** A rule of the review desk. `today` is an ISO day in São Paulo. */
export type Review = (documents: readonly StoredDocument[], today: string) => Remark[]
