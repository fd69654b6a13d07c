import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'

/**
 * Returns the result of a query, read again whenever a document of `listen` changes; undefined until it is read. Drafts
 * count.
 *
 * @param queries the same object each time
 * @param id the document of which the queries ask, as their parameter `$id`
 */
export function useListenQuery<Result>(
  queries: Readonly<{ fetch: string; listen: string }>,
  id = '',
): Result | undefined {
  const store = useDocumentStore()
  const [result, setResult] = useState<Result>()
  useEffect(() => {
    const subscription = store
      .listenQuery(queries, { id }, { perspective: 'raw', apiVersion: API_VERSION })
      .subscribe(setResult)
    return () => subscription.unsubscribe()
  }, [store, queries, id])
  return result
}
