import { textOf } from '@elos/content/parts/stored/value'
import { set, useEditState } from 'sanity'
import { useRouter } from 'sanity/router'
import { aboveFields } from '../../base/aboveFields.tsx'
import { CARRIER_PRICE } from '../../base/carrierPrice.ts'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { Checklist } from './Checklist.tsx'
import { checklistOf, PRESENCE_QUERY, type Presence } from './checklist.ts'

/** Any document that may show a carrier changes where it is. */
const PRESENCE = {
  fetch: PRESENCE_QUERY,
  listen: '*[_type in ["carrier", "homePage", "partnerPage", "plan", "siteSettings"]]',
}

/** The form of a carrier, with its page and the checklist of where it is shown above the fields. */
export const CarrierInput = aboveFields(({ id, value: document = {}, onChange }) => {
  const presence = useListenQuery<Presence>(PRESENCE, { id })
  const { published } = useEditState(id, 'carrier')
  const { navigateIntent } = useRouter()
  if (!presence) return null
  const createPrice = () => {
    const claim = `claim-${crypto.randomUUID()}`
    const reference = {
      _type: 'reference',
      _ref: claim,
      _weak: true,
      _strengthenOnPublish: { type: 'claim' },
    }
    onChange(set(reference, ['price']))
    navigateIntent('create', [
      { id: claim, type: 'claim', template: CARRIER_PRICE },
      { carrier: id, name: textOf(document.name) },
    ])
  }
  return (
    <Checklist
      carrierId={id}
      isPublished={Boolean(published)}
      items={checklistOf(id, document, presence)}
      onOffer={(isOffered) => onChange(set(isOffered, ['inQuoteForm']))}
      onCreatePrice={createPrice}
    />
  )
})
