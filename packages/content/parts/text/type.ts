import type { PortableTextBlock, PortableTextSpan } from '@portabletext/types'
import type { Claim, Mark, Terms } from '../claim/type.ts'
import type { Image } from '../image/type.ts'

/** A claim inside a sentence. */
export interface InlineClaim {
  _type: 'claimRef'
  _key: string
  /** 'full' shows `claim.text`, 'amount' shows `claim.amountText`. */
  display: 'full' | 'amount'
  claim: Claim
  /** On a page whose figures have marks. */
  note?: Mark
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

/** The content of a cell: a text, or a claim that is written out. */
export type Cell = string | { text: string; claim: Claim; note?: Mark }

export interface DataTable {
  _type: 'dataTable'
  _key: string
  caption?: string
  header: Cell[]
  rows: { key: string; cells: Cell[] }[]
  /** The conditions, source and days of its prices, which stand below it. */
  terms?: Terms
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
