import { CALL_TIMES } from '@elos/content/parts/site/type'
import { fieldsAbout } from '@elos/leads/quote/subject'
import type { QuoteChoices } from '../../forms/QuoteForm.tsx'
import { islandData } from '../common/data.ts'
import { hydrated } from '../common/render.tsx'
import type { Wake } from '../common/wake.ts'
import { initialValues } from '../form/initial.ts'
import { ContactForm } from './ContactForm.tsx'

const DRAFT = 'contact'

/** Takes over the server's contact form, with what was already typed in it. */
export const wake: Wake = async (element) => {
  const data = await islandData()
  const form = element.querySelector('form')
  await hydrated(
    element,
    <ContactForm
      id={form?.id ?? ''}
      draft={DRAFT}
      data={data}
      choices={choicesOf(form)}
      initial={initialValues(fieldsAbout(), DRAFT, form)}
    />,
  )
}

/** The choices that the server's HTML offers: what is taken over must be the same. */
function choicesOf(form: HTMLFormElement | null): QuoteChoices {
  const times = optionsOf(form, 'horario').map(({ value }) => value)
  return {
    carriers: optionsOf(form, 'operadora'),
    callTimes: CALL_TIMES.filter((time) => times.includes(time)),
  }
}

/** The options of a list, without the one for no choice. */
function optionsOf(form: HTMLFormElement | null, name: string) {
  const options = form?.querySelectorAll<HTMLOptionElement>(`[name=${name}] option`) ?? []
  return [...options].filter(({ value }) => value).map(({ value, label }) => ({ value, label }))
}
