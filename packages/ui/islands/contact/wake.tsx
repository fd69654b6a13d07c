import { hydrate } from 'preact'
import { adoptStyle } from '../adopt.ts'
import { islandData } from '../data.ts'
import { initialValues } from '../form/initial.ts'
import { previewStyle } from '../form/previewStyle.ts'
import { formIslandStyle } from '../form/style.ts'
import { QUOTE_FIELDS } from '../quote/fields.ts'
import type { Wake } from '../wake.ts'
import { ContactForm } from './ContactForm.tsx'

const DRAFT = 'contact'

/** Takes over the contact form as it stands, with what was typed in it already. */
export const wake: Wake = async (element) => {
  const data = await islandData()
  const form = element.querySelector('form')
  adoptStyle(formIslandStyle)
  adoptStyle(previewStyle)
  hydrate(
    <ContactForm
      id={form?.id ?? ''}
      draft={DRAFT}
      data={data}
      carriers={carriersOf(form)}
      initial={initialValues(QUOTE_FIELDS, DRAFT, form)}
    />,
    element,
  )
}

/** The carriers that the server's HTML offers: what is taken over must be the same. */
function carriersOf(form: HTMLFormElement | null) {
  const options = form?.querySelectorAll<HTMLOptionElement>('[name=operadora] option') ?? []
  return [...options].slice(1).map(({ value, label }) => ({ value, label }))
}
