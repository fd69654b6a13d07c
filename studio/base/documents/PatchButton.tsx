import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import type { PatchOperations } from '@sanity/client'
import { Button } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'

const QUERY = '*[_id in [$id, "drafts." + $id]]'

interface PatchButtonProps {
  /** The id of a document or of its draft. */
  id: string
  text: string
  /** The text for screen readers, where several buttons have the same. */
  label?: string
  /** Returns the changes of the document or of its draft; undefined for none. */
  changeOf: (version: StoredDocument) => PatchOperations | undefined
  /** The message that is shown when neither could be changed. */
  failure: string
}

/** A button that changes a published document and its draft alike, both or neither, without opening them. */
export function PatchButton({ id, text, label, changeOf, failure }: PatchButtonProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const [isBusy, setBusy] = useState(false)

  const patch = async () => {
    setBusy(true)
    try {
      const versions = await client.fetch<StoredDocument[]>(
        QUERY,
        { id: publishedId(id) },
        { perspective: 'raw' },
      )
      const all = versions.reduce((transaction, version) => {
        const change = changeOf(version)
        return change ? transaction.patch(version._id, change) : transaction
      }, client.transaction())
      await all.commit()
    } catch {
      push({ status: 'error', title: failure, description: 'Confira a conexão e tente de novo.' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      mode="ghost"
      fontSize={1}
      padding={2}
      text={text}
      aria-label={label}
      loading={isBusy}
      disabled={isBusy}
      onClick={patch}
    />
  )
}
