import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useEffect, useState } from 'react'
import { retry } from 'rxjs'
import { useDocumentStore } from 'sanity'

/** How long to wait before a query that failed is asked again, in milliseconds. */
const RETRY_MS = 2000

/**
 * Returns the result of a query, read again whenever a document of `listen` changes; undefined until it is read. After
 * a lost connection it is read again. Drafts count.
 *
 * @param queries the same object each time
 * @param params the parameters of the queries: only values that JSON can hold
 */
export function useListenQuery<Result>(
  queries: Readonly<{ fetch: string; listen: string }>,
  params: Readonly<Record<string, unknown>> = {},
): Result | undefined {
  const store = useDocumentStore()
  const [result, setResult] = useState<Result>()
  const asked = JSON.stringify(params)
  useEffect(() => {
    const subscription = store
      .listenQuery(queries, JSON.parse(asked), { perspective: 'raw', apiVersion: API_VERSION })
      .pipe(retry({ delay: RETRY_MS }))
      .subscribe(setResult)
    return () => subscription.unsubscribe()
  }, [store, queries, asked])
  return result
}
