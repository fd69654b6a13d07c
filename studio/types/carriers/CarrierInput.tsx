import { textOf } from '@elos/content/parts/stored/value'
import { useEditState } from 'sanity'
import { aboveFields } from '../../base/aboveFields.tsx'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { Checklist } from './Checklist.tsx'
import { checklistOf, PRESENCE_QUERY, type Presence } from './checklist.ts'

/** Any document that may show a carrier changes where it is. */
const PRESENCE = {
  fetch: PRESENCE_QUERY,
  listen: '*[_type in ["carrier", "homePage", "partnerPage", "plan", "siteSettings"]]',
}

/** The form of a carrier, with its page and the checklist of where it is shown above the fields. */
export const CarrierInput = aboveFields(({ id, value: document = {}, readOnly, onChange }) => {
  const presence = useListenQuery<Presence>(PRESENCE, { id })
  const { published } = useEditState(id, 'carrier')
  if (!presence) return null
  const name = textOf(document.name)
  const form = { id, name, isPublished: Boolean(published), readOnly, onChange }
  return <Checklist form={form} items={checklistOf(id, document, presence)} />
})
