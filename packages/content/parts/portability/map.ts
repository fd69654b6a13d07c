import type { PortabilityPageQueryResult } from '../../generated/sanity.types.ts'
import type { Loose } from '../read/loose.ts'
import {
  keysOf,
  readFlag,
  readList,
  readOptionalChoice,
  readOptionalToken,
  readText,
  readTexts,
  readToken,
} from '../read/values.ts'
import { isDay } from '../time/day.ts'
import { VALUES } from './questions.ts'
import { WAITS } from './time.ts'
import {
  type Case,
  type NormReference,
  type OpenPoint,
  PAPERS,
  type PortabilityRow,
  STATES,
} from './type.ts'

type Result = NonNullable<Loose<PortabilityPageQueryResult>>

/** A value of which any part may be missing, as in a document that somebody is writing. */
type Unfinished<T> = T extends readonly (infer Item)[]
  ? readonly Unfinished<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Unfinished<T[Key]> }
    : T

/** The part of the document, or of the query's result, that has the table and what stands around it. */
export type TableResult = Unfinished<
  Pick<Result, 'rows' | 'openPoints' | 'norms' | 'questions' | 'always'>
>

/** A row as it is stored. */
export type RowResult = NonNullable<NonNullable<TableResult['rows']>[number]>

type CaseResult = NonNullable<NonNullable<RowResult['cases']>[number]>
type NormResult = NonNullable<NonNullable<TableResult['norms']>[number]>
type CitedResult = NonNullable<NonNullable<RowResult['norms']>[number]>

/** Maps the table of the portability check: its rows in their order, and what may be open. */
export function mapTable({ rows, openPoints, norms }: TableResult): {
  rows: PortabilityRow[]
  openPoints: OpenPoint[]
} {
  const known = readList(norms, (norm) => norm)
  return {
    rows: readList(rows, (row) => mapRow(row, known)),
    openPoints: readList(openPoints, ({ text, cases }) => ({
      text: readText(text),
      cases: readList(cases, mapCase),
    })),
  }
}

function mapRow(
  { name, state, cases, answer, detail, papers, next, norms, checkedBy, checkedAt }: RowResult,
  known: readonly NormResult[],
): PortabilityRow | undefined {
  const told = readOptionalChoice(state, keysOf(STATES))
  if (!told) return undefined
  const [by, at] = [readText(checkedBy), readToken(checkedAt)]
  return {
    name: readToken(name),
    state: told,
    cases: readList(cases, mapCase),
    texts: readTexts([answer, detail]),
    papers: chosen(papers, keysOf(PAPERS)).map((paper) => PAPERS[paper]),
    next: readText(next),
    norms: readList(norms, (cited) => mapNorm(cited, known)),
    checked: by && isDay(at) ? { by, at } : undefined,
  }
}

/** Maps a case as it is stored. */
export const mapCase = ({ situation, contract, wait, payments, guide }: CaseResult): Case => ({
  situation: chosen(situation, VALUES.situation),
  contract: chosen(contract, VALUES.contract),
  wait: chosen(wait, keysOf(WAITS)),
  payments: chosen(payments, VALUES.payments),
  guide: chosen(guide, VALUES.guide),
})

/** A norm with the part of it that is meant: 'RN 438/2018, art. 3º'. Nobody has found the part that is blank. */
export const citation = (norm: string, part: string): string =>
  part ? `${norm}, ${part}` : `${norm} (artigo a confirmar)`

function mapNorm({ norm, article }: CitedResult, known: readonly NormResult[]): NormReference {
  const name = readToken(norm)
  const { url, isChanging } = known.find((each) => readToken(each.name) === name) ?? {}
  return {
    text: citation(name, readText(article)),
    url: readOptionalToken(url),
    isChanging: readFlag(isChanging),
  }
}

/** The known values of a list, in the order of the closed list. */
const chosen = <T extends string>(
  values: readonly (string | null)[] | null | undefined,
  options: readonly T[],
): T[] => {
  const wanted = readList(values, (value) => readOptionalChoice(value, options))
  return options.filter((option) => wanted.includes(option))
}
