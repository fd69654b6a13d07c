import type { ClaimResult } from '../claim/map.ts'
import type { ImageResult } from '../image/map.ts'
import type { RoutePath } from '../link/href.ts'
import type { TablesResult } from './agePrices.ts'

/** A span of text, or what stands for one inside a sentence: a claim, or how long leads are stored. */
export type ChildResult = {
  _type: string | null
  _key: string | null
  text?: string | null
  marks?: readonly (string | null)[] | null
  display?: string | null
  claim?: ClaimResult | null
  settings?: { leadRetentionMonths: number | null } | null
} | null

/** A link that spans refer to by `_key`. */
export type MarkResult = {
  _type: string | null
  _key: string | null
  url?: string | null
  anchor?: string | null
  route?: RoutePath
} | null

/** One item of the result of `shortText` and `richText`. Which fields it has depends on `_type`. */
export type BlockResult = {
  _type: string | null
  _key: string | null
  style?: string | null
  listItem?: string | null
  level?: number | null
  children?: readonly ChildResult[] | null
  markDefs?: readonly MarkResult[] | null
  label?: string | null
  caption?: string | null
  alt?: string | null
  claim?: ClaimResult | null
  image?: ImageResult
  rows?: readonly RowResult[] | null
  prices?: TablesResult
} | null

/** A row of a table. */
export type RowResult = {
  _key: string | null
  cells: readonly CellResult[] | null
} | null

/** A cell of a table: a text or a claim. */
export type CellResult = {
  text?: string | null
  claim?: ClaimResult | null
} | null

export type TextResult = readonly BlockResult[] | null | undefined
