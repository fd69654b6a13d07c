import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { CONSENT_TYPE } from '@elos/content/review/consents'
import { DECISION_TYPE } from '@elos/content/review/decisions'
import { LINK_CHECK_TYPE } from '@elos/content/review/links'
import { useEffect, useMemo, useState } from 'react'
import { type Schema, useClient, useSchema } from 'sanity'
import { isPrivate } from '../singletons.ts'
import type { DocumentSet } from './documentSet.ts'
import { watchDocuments } from './watch.ts'

/** The types of the records that staff keep about the site's content. */
const RECORDS = [CONSENT_TYPE, DECISION_TYPE, LINK_CHECK_TYPE]

/** The types of the site's content: all documents of the schema but private ones and Sanity's own. */
const contentTypes = (schema: Schema): string[] =>
  schema
    .getTypeNames()
    .filter((name) => schema.get(name)?.type?.name === 'document')
    .filter((name) => !name.includes('.') && !isPrivate(name))

/**
 * All documents of the site's content and the records about them, with their drafts, kept up to date; undefined
 * until they are read.
 */
export function useDocuments(): DocumentSet | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const schema = useSchema()
  const types = useMemo(() => [...contentTypes(schema), ...RECORDS], [schema])
  const [documents, setDocuments] = useState<DocumentSet>()
  useEffect(() => {
    const subscription = watchDocuments(client, types).subscribe(setDocuments)
    return () => subscription.unsubscribe()
  }, [client, types])
  return documents
}
