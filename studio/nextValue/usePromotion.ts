import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import type { ReviewDocument } from '@elos/content/review/type'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { today } from '../templates/initialValues.ts'
import { promotionOf } from './promote.ts'

const QUERY = '*[_id in [$id, "drafts." + $id]]'

/** Puts the next value of a claim, and of its draft, in the place of the value. The site stays as it is. */
export function usePromotion(id: string): { isBusy: boolean; promote: () => Promise<void> } {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const [isBusy, setBusy] = useState(false)

  const promote = async () => {
    setBusy(true)
    try {
      const params = { id: publishedId(id) }
      const options = { perspective: 'raw' } as const
      const versions = await client.fetch<ReviewDocument[]>(QUERY, params, options)
      const all = versions.reduce((transaction, claim) => {
        const promotion = promotionOf(claim, today())
        return promotion
          ? transaction.patch(claim._id, (patch) => patch.set(promotion.set).unset(promotion.unset))
          : transaction
      }, client.transaction())
      await all.commit()
    } catch {
      push({
        status: 'error',
        title: 'O próximo valor não foi passado.',
        description: 'Confira a conexão e tente de novo.',
      })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, promote }
}
