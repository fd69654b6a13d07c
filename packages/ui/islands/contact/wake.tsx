import { QUOTE_CARRIERS } from '@elos/leads/quote/options'
import { adoptStyle } from '../common/adopt.ts'
import { islandData } from '../common/data.ts'
import { hydrated } from '../common/render.tsx'
import type { Wake } from '../common/wake.ts'
import { initialValues } from '../form/initial.ts'
import { previewStyle } from '../form/previewStyle.ts'
import { formIslandStyle } from '../form/style.ts'
import { QUOTE_FIELDS } from '../quote/fields.ts'
import { ContactForm } from './ContactForm.tsx'

const DRAFT = 'contact'

/** Takes over the server's contact form, with what was already typed in it. */
export const wake: Wake = async (element) => {
  const data = await islandData()
  const form = element.querySelector('form')
  adoptStyle(formIslandStyle)
  adoptStyle(previewStyle)
  await hydrated(
    element,
    <ContactForm
      id={form?.id ?? ''}
      draft={DRAFT}
      data={data}
      carriers={carriersOf(form)}
      initial={initialValues(QUOTE_FIELDS, DRAFT, form)}
    />,
  )
}

/** The carriers that the server's HTML offers: what is taken over must be the same. */
function carriersOf(form: HTMLFormElement | null) {
  const options = form?.querySelectorAll<HTMLOptionElement>('[name=operadora] option') ?? []
  return [...options].flatMap(({ value, label }) => {
    const carrier = QUOTE_CARRIERS.find((each) => each === value)
    return carrier ? [{ value: carrier, label }] : []
  })
}
