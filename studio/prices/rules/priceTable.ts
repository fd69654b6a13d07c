import { formatAmount } from '@elos/content/parts/claim/format'
import { AGE_BANDS, bandLabel } from '@elos/content/parts/quote/ageBands'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { brazilianDay } from '@elos/content/parts/time/day'
import type { ValidationContext } from 'sanity'
import { counted } from '../../base/counted.ts'
import { today } from '../../base/initialValues.ts'
import { type FieldProblem, problemAt } from '../../base/rules/check.ts'

/** The fields of a price table that depend on each other. */
export interface PriceTableValue {
  carrier?: { _ref?: string }
  line?: string
  columns?: { name?: string; prices?: number[] }[]
  validFrom?: string
  validUntil?: string
}

/** The greatest ratio of the last band's price to the first's (RN 563/2022). */
const MOST_TIMES = 6

/** The band at whose prices the norm divides the variation (RN 563/2022): the seventh. */
const DIVIDING = AGE_BANDS.indexOf('44a48')

/** Half a cent in reais: a price of a table is a rounded one. */
const ROUNDING = 0.005

const PERCENT = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })

const CHECK = 'Confira na tabela da operadora.'

/** The prices of the bands that the norm compares. */
interface Compared {
  first: number
  seventh: number
  last: number
}

/** Problem of a last price that is more than six times the first. */
function timesProblem({ first, last }: Compared): string | undefined {
  if (last - ROUNDING <= MOST_TIMES * (first + ROUNDING)) return undefined
  const times = (last / first).toLocaleString('pt-BR', { maximumFractionDigits: 2 })
  return `a última faixa custa ${times} vezes a primeira, e a RN 563/2022 permite até ${MOST_TIMES}. ${CHECK}`
}

/**
 * Problem of prices that rise more from the seventh band to the tenth than from the first to the seventh. The rise is
 * that of the prices, not a sum of percentages.
 */
function variationProblem({ first, seventh, last }: Compared): string | undefined {
  if ((last - ROUNDING) * (first - ROUNDING) <= (seventh + ROUNDING) ** 2) return undefined
  const [before, after] = [seventh / first - 1, last / seventh - 1].map(PERCENT.format)
  return `da 7ª faixa à 10ª o preço sobe ${after}, e da 1ª à 7ª, ${before}. A RN 563/2022 não permite que suba mais. ${CHECK}`
}

/** Problem of a price that is below that of the band before. */
function fallProblem(prices: readonly number[]): string | undefined {
  const at = prices.findIndex((price, index) => price < (prices[index - 1] ?? price))
  const [before, band] = [AGE_BANDS[at - 1], AGE_BANDS[at]]
  if (!before || !band) return undefined
  return `o preço de ${bandLabel(band)} é menor que o de ${bandLabel(before)}. Com a idade um preço não cai: confira a ordem das linhas.`
}

/** Problems of the prices of one column, in their order: a later one says nothing while there is an earlier one. */
function pricesProblem(prices: readonly number[]): string | undefined {
  if (prices.length !== AGE_BANDS.length)
    return `há ${counted(prices.length, 'preço', 'preços')}. São ${AGE_BANDS.length}, um para cada faixa de idade.`
  const [first = 0] = prices
  const compared = { first, seventh: prices[DIVIDING] ?? 0, last: prices.at(-1) ?? 0 }
  if (first <= 0)
    return `o primeiro preço é ${formatAmount({ kind: 'price', amount: first })}. ${CHECK}`
  return fallProblem(prices) ?? timesProblem(compared) ?? variationProblem(compared)
}

/**
 * Check that a price table has ten prices in each column, that they rise as the norm of ANS allows (RN 563/2022, art. 3),
 * and that it does not end before it begins.
 */
export function checkPriceTable(table: PriceTableValue | undefined): FieldProblem[] {
  const { columns = [], validFrom, validUntil } = table ?? {}
  const period =
    validFrom && validUntil && validUntil < validFrom
      ? [problemAt('validUntil', 'A tabela termina antes de começar. Confira as duas datas.')]
      : []
  const prices = columns.flatMap(({ name = '', prices: ofColumn = [] }) => {
    const problem = pricesProblem(ofColumn)
    return problem ? [problemAt('columns', `Em “${name}”, ${problem}`)] : []
  })
  return [...prices, ...period]
}

/** Whether no other table of the line that is still to be seen begins on the same day, drafts included. */
const IS_ALONE = `count(*[_type == "priceTable" && carrier._ref == $carrier && line == $line &&
  coalesce(validFrom, "") == $from && validUntil >= $today && !(_id in $own)]) == 0`

/** Check that a price table does not begin together with another one of its line: the site could show but one of them. */
export async function checkOtherTables(
  table: (PriceTableValue & { _id: string }) | undefined,
  { getClient }: Pick<ValidationContext, 'getClient'>,
): Promise<FieldProblem[]> {
  const { carrier: { _ref: carrier } = {}, line, validFrom: from = '' } = table ?? {}
  if (!table || !carrier || !line) return []
  const id = publishedId(table._id)
  const isAlone = await getClient({ apiVersion: API_VERSION }).fetch<boolean>(
    IS_ALONE,
    { carrier, line, from, today: today(), own: [id, `drafts.${id}`] },
    { perspective: 'raw', tag: 'validation.table' },
  )
  if (isAlone) return []
  const since = from ? `também vale a partir de ${brazilianDay(from)}` : 'também vale desde já'
  const message = `Outra tabela “${line}” desta operadora ${since}, e o site só mostra uma. Escreva aqui o primeiro dia desta.`
  return [problemAt('validFrom', message)]
}
