import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { Finding, ReviewDocument } from '@elos/content/review/type'
import { leftoverPaths, uploadsOf } from '@elos/content/review/uploads'
import { Button } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'

const QUERY = '*[_id in [$id, "drafts." + $id]]'

/** Removes what is left of uploads from a document and its draft. */
export function RemoveUpload({ finding }: { finding: Finding }) {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const [isBusy, setBusy] = useState(false)

  const remove = async () => {
    setBusy(true)
    try {
      const params = { id: finding.documentId }
      const options = { perspective: 'raw' } as const
      const documents = await client.fetch<ReviewDocument[]>(QUERY, params, options)
      const all = documents.reduce((transaction, document) => {
        const paths = leftoverPaths(uploadsOf(document))
        return paths.length > 0
          ? transaction.patch(document._id, (patch) => patch.unset(paths))
          : transaction
      }, client.transaction())
      await all.commit()
    } catch {
      push({
        status: 'error',
        title: 'O envio não foi retirado.',
        description: 'Confira a conexão e tente de novo.',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      mode="ghost"
      fontSize={1}
      padding={2}
      text="Retirar o envio"
      aria-label={`Retirar o envio: ${finding.title}`}
      loading={isBusy}
      disabled={isBusy}
      onClick={remove}
    />
  )
}
