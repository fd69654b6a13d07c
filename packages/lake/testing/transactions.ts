import type { TransactionEntry } from '../history/transactions.ts'
import type { TestLake } from './lake.ts'

/** The transactions that the history endpoint lists for documents; `ids` is separated by commas. */
export async function transactions(
  { client }: Pick<TestLake, 'client'>,
  ids: string,
  query = '',
): Promise<TransactionEntry[]> {
  const text = await client.request<string | undefined>({
    url: `/data/history/production/transactions/${ids}?${query}`,
  })
  // For an empty response the client returns undefined.
  return (text ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
