import { useEffect, useMemo, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { SURROUNDINGS_QUERY, type Surroundings, surroundingsParams } from './surroundings.ts'

/** Pages, redirects and settings decide what is around a document. */
const QUERIES = {
  fetch: SURROUNDINGS_QUERY,
  listen: '*[_type in ["route", "redirect", "siteSettings"]]',
}

/** What is around a document, read again whenever a page changes; undefined until it is read. */
export function useSurroundings(
  id: string,
  document: Readonly<Record<string, unknown>>,
): Surroundings | undefined {
  const store = useDocumentStore()
  const [surroundings, setSurroundings] = useState<Surroundings>()
  const { type, about, picture } = surroundingsParams(id, document)
  const params = useMemo(() => ({ id, type, about, picture }), [id, type, about, picture])
  useEffect(() => {
    const subscription = store
      .listenQuery(QUERIES, params, { perspective: 'raw' })
      .subscribe(setSurroundings)
    return () => subscription.unsubscribe()
  }, [store, params])
  return surroundings
}
