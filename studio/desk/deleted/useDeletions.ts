import { useDocuments } from '../../base/documents/useDocuments.ts'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { DELETION_TYPE, type Deletion } from '../../pages/deleted/deletion.ts'

const ALL = `*[_type == "${DELETION_TYPE}"]`

const QUERIES = {
  fetch: `${ALL} | order(deletedAt desc){_id, about, aboutType, title, deletedAt, deletedBy}`,
  listen: ALL,
}

/** The deletions of documents that are not there, the last first; undefined until they are read. */
export function useDeletions(): Deletion[] | undefined {
  const documents = useDocuments()
  const deletions = useListenQuery<Deletion[]>(QUERIES)
  if (!documents) return undefined
  return deletions?.filter(
    ({ about }) => !documents.has(about) && !documents.has(`drafts.${about}`),
  )
}
