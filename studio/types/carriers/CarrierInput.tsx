import { publishedId } from '@elos/content/parts/read/publishedId'
import { textOf } from '@elos/content/parts/stored/value'
import { Stack } from '@sanity/ui'
import { useEffect, useMemo, useState } from 'react'
import { type ObjectInputProps, set, useDocumentStore, useEditState, useFormValue } from 'sanity'
import { useRouter } from 'sanity/router'
import { CARRIER_PRICE } from '../../base/carrierPrice.ts'
import { Checklist } from './Checklist.tsx'
import { checklistOf, isDocument, PRESENCE_QUERY, type Presence } from './checklist.ts'

/** The form of a carrier, with its page and the checklist of where it is shown above the fields. */
export function CarrierInput(props: ObjectInputProps) {
  const document = useFormValue([])
  if (!isDocument(document)) return props.renderDefault(props)
  return (
    <Stack gap={5}>
      <Presences
        document={document}
        onOffer={() => props.onChange(set(true, ['inQuoteForm']))}
        onPrice={(price) => props.onChange(set(price, ['price']))}
      />
      {props.renderDefault(props)}
    </Stack>
  )
}

interface PresencesProps {
  document: Readonly<Record<string, unknown>>
  onOffer: () => void
  onPrice: (price: object) => void
}

function Presences({ document, onOffer, onPrice }: PresencesProps) {
  const id = publishedId(textOf(document._id))
  const presence = usePresence(id)
  const { published } = useEditState(id, 'carrier')
  const { navigateIntent } = useRouter()
  if (!presence) return null
  const createPrice = () => {
    const claim = `claim-${crypto.randomUUID()}`
    onPrice({
      _type: 'reference',
      _ref: claim,
      _weak: true,
      _strengthenOnPublish: { type: 'claim' },
    })
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
      onOffer={onOffer}
      onCreatePrice={createPrice}
    />
  )
}

/** Returns where a carrier is, read again whenever a document that may show it changes. */
function usePresence(id: string): Presence | undefined {
  const store = useDocumentStore()
  const [presence, setPresence] = useState<Presence>()
  const queries = useMemo(
    () => ({
      fetch: PRESENCE_QUERY,
      listen: '*[_type in ["carrier", "homePage", "partnerPage", "plan", "siteSettings"]]',
    }),
    [],
  )
  useEffect(() => {
    const subscription = store
      .listenQuery(queries, { id }, { perspective: 'raw' })
      .subscribe(setPresence)
    return () => subscription.unsubscribe()
  }, [store, queries, id])
  return presence
}
