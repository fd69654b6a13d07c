import type { PortableTextBlock, PortableTextSpan } from '@portabletext/types'
import type { Claim } from '../claim/type.ts'
import type { Image } from '../image/type.ts'

/** A claim inside a sentence. */
export interface InlineClaim {
  _type: 'claimRef'
  _key: string
  /** 'full' shows `claim.text`, 'amount' shows `claim.amountText`. */
  display: 'full' | 'amount'
  claim: Claim
  /** The invisible mark by which a click opens the claim; only in previews. */
  mark?: string
}

/** A link inside text; `href` is complete. */
export type TextLink = {
  _type: 'link'
  _key: string
  href: string
  external: boolean
}

export type TextBlock = PortableTextBlock<TextLink, PortableTextSpan | InlineClaim>

/** A claim set apart with its conditions, source and date: '<label>: <claim>.' */
export interface ClaimCallout {
  _type: 'claimCallout'
  _key: string
  /** The subject of the claim: 'Mensalidade da Bradesco Saúde'; empty when there is none. */
  label: string
  claim: Claim
}

export interface DataTable {
  _type: 'dataTable'
  _key: string
  caption?: string
  header: string[]
  rows: { key: string; cells: string[] }[]
  /** The claims that its cells write out. */
  claims?: Claim[]
}

/** The table of what the site's forms ask, between paragraphs. What shows the text fills in its rows. */
export interface FormsTable {
  _type: 'formsTable'
  _key: string
  caption?: string
}

export interface Figure {
  _type: 'figure'
  _key: string
  image: Image
}

/** Paragraphs with emphasis, links and claims. */
export type ShortText = TextBlock[]

/** Whole documents: headings, lists, quotes, callouts, tables and figures too. */
export type RichText = (TextBlock | ClaimCallout | DataTable | FormsTable | Figure)[]
