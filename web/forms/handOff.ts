import { type IslandData, loadIslandData } from '@elos/content'
import { chatLink, type FormFields, type FormResult } from '@elos/leads'
import { type Bind, nativeBind } from '@elos/ui'
import type { ReactElement } from 'react'
import { lake } from '../lib/lake.ts'
import { plainPage } from '../lib/plainPage.ts'
import { readBody } from '../publishing/body.ts'
import { formAgain } from './formAgain.ts'

const MAX_BODY_BYTES = 32 * 1024

const KEPT = 'Volte à página anterior pelo navegador: o que você digitou continua lá.'

interface HandOff<T> {
  /** The page with the form, and the id of the form there. */
  page: string
  id: string
  check(fields: FormFields): FormResult<T>
  message(value: T, data: IslandData): string
  form(id: string, bind: Bind, data: IslandData): ReactElement
}

/**
 * Answers a form sent without JavaScript: a right one leads to the chat with its message typed, a
 * wrong one to its page with everything typed and the errors beside the fields. Nothing is stored.
 */
export async function handOff<T>(request: Request, form: HandOff<T>): Promise<Response> {
  const back = { href: `${form.page}#${form.id}`, label: 'Ir para o formulário' }
  const refuse = (status: number, items: string[]) =>
    plainPage(status, { title: 'Confira o formulário', items, text: KEPT, link: back })

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
  const bind = nativeBind(form.id, fields, result.errors)
  const page = await formAgain(form.page, form.id, form.form(form.id, bind, data))
  return page ?? refuse(422, Object.values(result.errors))
}
