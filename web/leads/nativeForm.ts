import { type IslandData, loadIslandData } from '@elos/content'
import { chatLink, type FormFields, type FormResult } from '@elos/leads'
import { suggestDomain } from '@elos/leads/form/emailSuggestion'
import { type Bind, nativeBind } from '@elos/ui'
import type { ReactElement } from 'react'
import { readBody } from '../http/body.ts'
import { plainPage } from '../http/plainPage.ts'
import { lake } from '../lake.ts'
import { formAgain } from './formAgain.ts'

const MAX_BODY_BYTES = 32 * 1024

const HINT = 'Volte à página anterior pelo navegador: o que você digitou continua lá.'

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
 * Answers a form that was sent without JavaScript. A valid one is redirected to the chat, with its
 * message. For an invalid one the answer is its page, with what the visitor typed and the errors beside
 * the fields. Nothing is stored.
 */
export async function answerNativeForm<T>(
  request: Request,
  form: NativeForm<T>,
): Promise<Response> {
  const back = { href: `${form.page}#${form.id}`, label: 'Ir para o formulário' }
  const refuse = (status: number, items: string[]) =>
    plainPage(status, { title: 'Confira o formulário', items, text: HINT, link: back })

  const body = await readBody(request, MAX_BODY_BYTES)
  if (body === null) return refuse(413, ['O texto enviado é grande demais.'])
  const fields = Object.fromEntries(new URLSearchParams(body))
  const result = form.check(fields)
  const loaded = await loadIslandData(lake, new Date()).catch(() => null)
  if (!loaded?.data.chatPhone) return refuse(503, ['O atendimento por WhatsApp está indisponível.'])
  const { data } = loaded
  if (result.ok) {
    const location = chatLink(data.chatPhone, form.message(result.value, data))
    return new Response(null, { status: 303, headers: { location } })
  }
  const email = suggestDomain(fields.email ?? '')
  const bind = nativeBind(form.id, fields, result.errors, { email })
  const page = await formAgain(form.page, form.id, form.form(form.id, bind, data))
  return page ?? refuse(422, Object.values(result.errors))
}
