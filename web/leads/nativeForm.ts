import type { IslandData } from '@elos/content'
import { chatLink, type FormFields, type FormResult } from '@elos/leads'
import { suggestDomain } from '@elos/leads/form/emailSuggestion'
import { type Bind, nativeBind } from '@elos/ui'
import type { ReactElement } from 'react'
import { Queue } from '../common/queue.ts'
import { endpoint } from '../endpoints/endpoint.ts'
import { refuseAsPageWith } from '../endpoints/refusals.ts'
import { env } from '../env.ts'
import { FORM_BODY, formFields } from '../http/formBody.ts'
import { plainPage } from '../http/plainPage.ts'
import { redirect } from '../http/redirect.ts'
import { lakeForVisitor } from '../lake.ts'
import { formAgain } from './formAgain.ts'
import { loadKnownData } from './knownData.ts'
import { nativeFormLimits } from './limits.ts'

const NO_CHAT = 'O atendimento por WhatsApp está indisponível.'

interface NativeForm<T> {
  /** The path of the page with the form. */
  page: string
  /** The id of the form on that page. */
  id: string
  check(fields: FormFields): FormResult<T>
  /** Returns the chat message of a valid form. */
  message(value: T, data: IslandData): string
  /** Returns the form, with the values and errors that `bind` gives its fields. */
  form(id: string, bind: Bind, data: IslandData): ReactElement
}

/**
 * Returns the handlers of a form that is sent without JavaScript. A valid one is redirected to the chat,
 * with its message. For an invalid one the answer is its page, with what the visitor typed and the errors
 * beside the fields. Nothing is stored.
 */
export function nativeFormEndpoint<T>(form: NativeForm<T>) {
  const { page, id, check, message } = form
  const address = `${page}#${id}`
  const goBack = {
    title: 'Confira o formulário',
    text: 'Volte à página anterior pelo navegador: o que você digitou continua lá.',
    link: { href: address, label: 'Ir para o formulário' },
  }
  const limits = nativeFormLimits(address)
  // Who opens the address of an answer again gets the form.
  const { GET } = endpoint({
    method: 'GET',
    refuse: refuseAsPageWith(goBack),
    answer: () => redirect(307, address),
  })
  const { POST } = endpoint({
    method: 'POST',
    refuse: refuseAsPageWith(goBack),
    onlyFrom: env.SITE_URL,
    body: FORM_BODY,
    queue: new Queue(4, 32),
    read({ body }) {
      const fields = formFields(body)
      return { fields, result: check(fields) }
    },
    limit: (request, { result }) => limits[result.ok ? 'valid' : 'invalid'](request),
    async answer({ now }, { fields, result }) {
      const lake = lakeForVisitor()
      const data = await loadKnownData(lake, now)
      if (!data?.chatPhone) return plainPage(503, { ...goBack, items: [NO_CHAT] })
      if (result.ok) return redirect(303, chatLink(data.chatPhone, message(result.value, data)))
      const { errors } = result
      const again = await formAgain(lake, page, id, withErrors(form, { fields, errors, data }))
      return again ?? plainPage(422, { ...goBack, items: Object.values(errors) })
    },
  })
  return { GET, POST }
}

interface Refused {
  fields: Record<string, string>
  errors: Record<string, string>
  data: IslandData
}

/** Returns the form with what was typed, the errors, and a suggestion for a mistyped e-mail domain. */
function withErrors<T>({ id, form }: NativeForm<T>, { fields, errors, data }: Refused) {
  const email = suggestDomain(fields.email ?? '')
  return form(id, nativeBind(id, fields, errors, { email }), data)
}
