import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'

/**
 * Returns the result of a query about a document, read again whenever a document of `listen` changes; undefined until
 * it is read. Drafts count.
 *
 * @param queries the same object each time; its queries have the parameter `$id`
 */
export function useListenQuery<Result>(
  queries: Readonly<{ fetch: string; listen: string }>,
  id: string,
): Result | undefined {
  const store = useDocumentStore()
  const [result, setResult] = useState<Result>()
  useEffect(() => {
    const subscription = store
      .listenQuery(queries, { id }, { perspective: 'raw' })
      .subscribe(setResult)
    return () => subscription.unsubscribe()
  }, [store, queries, id])
  return result
}
