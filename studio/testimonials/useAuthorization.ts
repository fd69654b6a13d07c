import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { authorizedWords, CONSENT_TYPE, consentId } from '@elos/content/review/consents'
import { useEffect } from 'react'
import { useClient, useEditState } from 'sanity'
import { today } from '../base/initialValues.ts'

/**
 * Keeps a testimonial, published and draft, saying whether there is a consent to its words, while its form or that of
 * the record is open. The site shows it only then, since it cannot read the record.
 *
 * @returns the record of consent
 */
export function useAuthorization(testimonialId: string) {
  const client = useClient({ apiVersion: API_VERSION })
  const { published: record, ready: hasRecord } = useEditState(
    consentId(testimonialId),
    CONSENT_TYPE,
  )
  const { draft, published, ready } = useEditState(testimonialId, 'testimonial')
  useEffect(() => {
    if (!hasRecord || !ready) return
    const transaction = client.transaction()
    let isStale = false
    for (const document of [draft, published]) {
      if (!document) continue
      const words = authorizedWords(record, document.content, today())
      if (document.authorizedWords === words) continue
      isStale = true
      transaction.patch(document._id, (patch) =>
        words ? patch.set({ authorizedWords: words }) : patch.unset(['authorizedWords']),
      )
    }
    // A failed write is made up for when one of the forms is opened again; until then the site shows nothing new.
    if (isStale) transaction.commit().catch(() => undefined)
  }, [client, record, hasRecord, draft, published, ready])
  return record
}
