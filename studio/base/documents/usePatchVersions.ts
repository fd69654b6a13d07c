import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import type { PatchOperations } from '@sanity/client'
import { useClient } from 'sanity'
import { CHECK_CONNECTION, useAttempt } from '../useAttempt.ts'

const QUERY = '*[_id in [$id, "drafts." + $id]]'

interface PatchVersions {
  isBusy: boolean
  /** Patches all or none. A message reports a failure. */
  patch: () => Promise<void>
}

/**
 * Changes a published document and its draft alike.
 *
 * @param changeOf returns what changes in one of them; undefined for nothing
 * @param failure the title of the message when they could not be changed
 */
export function usePatchVersions(
  id: string,
  changeOf: (version: StoredDocument) => PatchOperations | undefined,
  failure: string,
): PatchVersions {
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
  const patch = () => attempt(patchAll, { title: failure, description: CHECK_CONNECTION })
  return { isBusy, patch }
}
