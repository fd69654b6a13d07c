import type { testLake } from '../../testing/lake.ts'
import type { TransactionEntry } from '../transactions.ts'

export type Lake = Awaited<ReturnType<typeof testLake>>

/** What the history tells of documents; `ids` parted by commas. */
export async function transactions(
  { client }: Lake,
  ids: string,
  query = '',
): Promise<TransactionEntry[]> {
  const text = await client.request<string | undefined>({
    url: `/data/history/production/transactions/${ids}?${query}`,
  })
  // The client knows an empty answer as nothing at all.
  return (text ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
