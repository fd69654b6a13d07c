/** The people for whom a plan is. */
export const AUDIENCES = ['corporativo', 'familiar', 'individual', 'senior'] as const

export type Audience = (typeof AUDIENCES)[number]

/** The applicants for a health plan: a person without a registration of a company, one with that of a MEI, a company. */
export const APPLICANTS = ['sem-cnpj', 'mei', 'cnpj'] as const

export type Applicant = (typeof APPLICANTS)[number]

/** The subject of a quote, as the document of a page says. `packages/leads` has the questions of each kind. */
export interface QuoteSubject {
  /**
   * A health plan; a plan that covers only the teeth; a carrier that the quote form does not list; a plan for a company,
   * of which pages ask for ages and postal codes; life insurance; fleet insurance; any other insurance.
   */
  kind: 'health' | 'dental' | 'carrier' | 'company' | 'life' | 'fleet' | 'insurance'
  /** Its name, as in 'Cotação: Amil'. */
  name: string
  /** The carrier's value in the quote form. */
  carrier?: string
  planType?: Audience
  /** The applicant, where the visitor comes from a place that says it; she may change it. */
  applicant?: Applicant
  /** The question to the carrier with which the visitor opens the form. */
  question?: string
  /** The age from which its carrier accepts people; undefined for none. */
  minimumAge?: number
  /**
   * The values of the carriers that sell it, of those in the quote form; undefined where its document names none. Only
   * the data of the islands has them, from which every form is made.
   */
  carriers?: readonly string[]
  /** The types of plan that there are of it; undefined for all. */
  planTypes?: readonly Audience[]
}

/** An entry of the carrier list in the quote form. */
export interface QuoteOption {
  value: string
  label: string
}
