import type { CarrierQueryResult } from '../../generated/sanity.types.ts'
import { formatAmount, ON_REQUEST } from '../claim/format.ts'
import { claimStateOn } from '../claim/life.ts'
import { AGE_BANDS, bandLabel } from '../quote/ageBands.ts'
import type { Loose } from '../read/loose.ts'
import {
  readList,
  readOptionalNumber,
  readOptionalText,
  readOptionalToken,
  readText,
  readToken,
} from '../read/values.ts'
import { dayOf } from '../time/day.ts'
import { paragraph } from './paragraph.ts'
import type { DataTable, TextBlock } from './type.ts'

/** The result of the projections of price tables. */
export type TablesResult = NonNullable<Loose<CarrierQueryResult>>['prices']

type TableResult = NonNullable<NonNullable<NonNullable<TablesResult>['tables']>[number]>

/** The columns of a table, each with its prices as they are written: one for each age band, or it is left out. */
const columnsOf = ({ columns }: TableResult) =>
  readList(columns, ({ name, prices }) => {
    const amounts = readList(prices, readOptionalNumber)
    const written = amounts.map((amount) => formatAmount({ kind: 'price', amount }))
    return written.length === AGE_BANDS.length ? { name: readText(name), written } : undefined
  })

const firstDay = ({ validFrom }: TableResult): string => readToken(validFrom)

/** The table that began last up to a day, if it is still valid: one that it followed does not come back. */
function validOn(tables: readonly TableResult[], day: string): TableResult | undefined {
  const last = tables
    .filter((table) => claimStateOn(table, day) !== 'upcoming' && columnsOf(table).length > 0)
    .toSorted((one, other) => firstDay(one).localeCompare(firstDay(other)))
    .at(-1)
  return last && claimStateOn(last, day) === 'current' ? last : undefined
}

/** The line whose prices a table has, after its carrier: 'Amil Bronze'. */
const nameOf = ({ carrier, line }: TableResult): string =>
  [readText(carrier?.name), readText(line)].filter(Boolean).join(' ')

function tableOf(key: string, raw: TableResult): DataTable {
  const columns = columnsOf(raw)
  const source = readOptionalText(raw.source)
  return {
    _type: 'dataTable',
    _key: key,
    caption: `${nameOf(raw)}: preço por pessoa, por mês`,
    header: ['Idade', ...columns.map(({ name }) => name)],
    rows: AGE_BANDS.map((band, index) => ({
      key: band,
      cells: [
        bandLabel(band).replaceAll(' a ', '\u00a0a\u00a0'),
        ...columns.map(({ written }) => written[index] ?? ''),
      ],
    })),
    terms: {
      kind: 'price',
      conditions: readOptionalText(raw.conditions),
      source: source ? { name: source, url: readOptionalToken(raw.sourceUrl) } : undefined,
      asOf: readOptionalToken(raw.asOf),
      validUntil: readOptionalToken(raw.validUntil),
    },
  }
}

/**
 * Maps the price tables of one line: the one that is valid on the day of `now`, or a sentence that says 'sob consulta';
 * undefined without any table.
 */
export function mapAgePrices(
  key: string,
  raw: TablesResult | undefined,
  now: Date,
): DataTable | TextBlock | undefined {
  const tables = readList(raw?.tables, (table) => table)
  const valid = validOn(tables, dayOf(now))
  if (valid) return tableOf(key, valid)
  const [first] = tables
  const [sentence] = (first && paragraph(`${nameOf(first)}: preços por idade ${ON_REQUEST}.`)) ?? []
  return sentence && { ...sentence, _key: key }
}

/** Maps the price tables of a carrier, each line by itself. */
export function mapCarrierPrices(raw: TablesResult, now: Date): (DataTable | TextBlock)[] {
  const tables = readList(raw?.tables, (table) => table)
  const lines = Map.groupBy(tables, ({ line }) => readToken(line))
  return [...lines].flatMap(
    ([line, ofLine]) => mapAgePrices(line, { _list: null, tables: ofLine }, now) ?? [],
  )
}
