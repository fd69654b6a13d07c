import { PARTNER_FIELDS } from '@elos/leads/partner/questions'
import { islandData } from '../common/data.ts'
import { hydrated } from '../common/render.tsx'
import type { Wake } from '../common/wake.ts'
import { openInbox } from '../form/inbox.ts'
import { initialValues } from '../form/initial.ts'
import { PartnerFields } from '../partner/PartnerFields.tsx'

const DRAFT = 'application'

/** Takes over the server's application form on the partner page, with what was already typed in it. */
export const wake: Wake = async (element) => {
  const data = await islandData()
  const form = element.querySelector('form')
  await hydrated(
    element,
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
  )
}
