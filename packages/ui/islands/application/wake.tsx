import { hydrate } from 'preact'
import { adoptStyle } from '../adopt.ts'
import { islandData } from '../data.ts'
import { openInbox } from '../form/inbox.ts'
import { initialValues } from '../form/initial.ts'
import { previewStyle } from '../form/previewStyle.ts'
import { formIslandStyle } from '../form/style.ts'
import { PARTNER_FIELDS } from '../partner/fields.ts'
import { PartnerFields } from '../partner/PartnerFields.tsx'
import { partnerStyle } from '../partner/style.ts'
import type { Wake } from '../wake.ts'

const DRAFT = 'application'

/** Takes over the application on the partner page, with what was typed in it already. */
export const wake: Wake = async (element) => {
  const data = await islandData()
  const form = element.querySelector('form')
  adoptStyle(formIslandStyle)
  adoptStyle(previewStyle)
  adoptStyle(partnerStyle)
  hydrate(
    <PartnerFields
      id={form?.id ?? ''}
      draft={DRAFT}
      data={data}
      initial={initialValues(PARTNER_FIELDS, DRAFT, form)}
      inbox={openInbox()}
      isOpen
      waitsForCities={false}
      onSent={() => {}}
    />,
    element,
  )
}
