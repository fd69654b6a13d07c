import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import type { PatchOperations } from '@sanity/client'
import { useClient } from 'sanity'
import { SmallButton } from '../SmallButton.tsx'
import { CHECK_CONNECTION, useAttempt } from '../useAttempt.ts'

const QUERY = '*[_id in [$id, "drafts." + $id]]'

interface PatchButtonProps {
  /** The id of a document or of its draft. */
  id: string
  text: string
  /** The name of what it is about, which screen readers say after the text where several buttons have the same. */
  about?: string
  /** Returns the changes of the document or of its draft; undefined for none. */
  changeOf: (version: StoredDocument) => PatchOperations | undefined
  /** The message that is shown when neither could be changed. */
  failure: string
}

/** A button that changes a published document and its draft alike, both or neither, without opening them. */
export function PatchButton({ id, text, about, changeOf, failure }: PatchButtonProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const { isBusy, attempt } = useAttempt()

  const patchAll = async () => {
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
  }
  return (
    <SmallButton
      text={text}
      aria-label={about && `${text}: ${about}`}
      loading={isBusy}
      disabled={isBusy}
      onClick={() => attempt(patchAll, { title: failure, description: CHECK_CONNECTION })}
    />
  )
}
