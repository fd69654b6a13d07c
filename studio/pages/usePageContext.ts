import { useEffect, useMemo, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { PAGE_CONTEXT_QUERY, type PageContext, pageContextParams } from './pageContext.ts'

/** Pages and settings decide what is around a document. */
const QUERIES = {
  fetch: PAGE_CONTEXT_QUERY,
  listen: '*[defined(route.path) || _type == "siteSettings"]',
}

/** Returns the context of a document, read again whenever a page changes; undefined until it is read. */
export function usePageContext(
  id: string,
  document: Readonly<Record<string, unknown>>,
): PageContext | undefined {
  const store = useDocumentStore()
  const [context, setSurroundings] = useState<PageContext>()
  const { type, about, picture } = pageContextParams(id, document)
  const params = useMemo(() => ({ id, type, about, picture }), [id, type, about, picture])
  useEffect(() => {
    const subscription = store
      .listenQuery(QUERIES, params, { perspective: 'raw' })
      .subscribe(setSurroundings)
    return () => subscription.unsubscribe()
  }, [store, params])
  return context
}
