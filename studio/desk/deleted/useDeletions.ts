import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { useDocuments } from '../../base/documents/useDocuments.ts'
import { DELETION_TYPE, type Deletion } from '../../pages/deleted/deletion.ts'

const ALL = `*[_type == "${DELETION_TYPE}"]`

const QUERIES = {
  fetch: `${ALL} | order(deletedAt desc){_id, about, aboutType, title, deletedAt, deletedBy}`,
  listen: ALL,
}

/** The deletions of documents that are not there, the last first; undefined until they are read. */
export function useDeletions(): Deletion[] | undefined {
  const store = useDocumentStore()
  const documents = useDocuments()
  const [deletions, setDeletions] = useState<Deletion[]>()
  useEffect(() => {
    const subscription = store
      .listenQuery(QUERIES, {}, { perspective: 'raw', apiVersion: API_VERSION })
      .subscribe(setDeletions)
    return () => subscription.unsubscribe()
  }, [store])
  if (!documents) return undefined
  return deletions?.filter(
    ({ about }) => !documents.has(about) && !documents.has(`drafts.${about}`),
  )
}
