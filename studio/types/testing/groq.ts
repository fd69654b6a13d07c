import { evaluate, parse } from 'groq-js'

/** The result of a query over some documents, as a Lake sends it. */
export async function queried<Result>(
  query: string,
  params: Readonly<Record<string, unknown>>,
  dataset: readonly object[],
): Promise<Result> {
  const value = await evaluate(parse(query, { params }), { dataset, params })
  return JSON.parse(JSON.stringify(await value.get()))
}
