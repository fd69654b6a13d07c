import type { IslandData } from '@elos/content'
import { chatLink, type FormFields, type FormResult } from '@elos/leads'
import { Queue } from '../common/queue.ts'
import { env } from '../env.ts'
import { endpoint } from '../http/endpoint.ts'
import { FORM_BODY, formFields } from '../http/formBody.ts'
import { plainPage } from '../http/plainPage.ts'
import { redirect } from '../http/redirect.ts'
import { refuseAsPageWith } from '../http/refusals.ts'
import { lakeForVisitor } from '../lake/client.ts'
import { type FormPlace, linkBack } from './formAgain.ts'
import { loadKnownData } from './knownData.ts'
import { nativeFormLimits } from './limits.ts'

const NO_CHAT = 'O atendimento por WhatsApp está indisponível.'

/** A form that was sent without JavaScript, and the data of the site, which has a chat. */
interface SentForm<T> {
  fields: Record<string, string>
  result: FormResult<T>
  data: IslandData
}

/**
 * Returns the handlers of a form that is sent without JavaScript. Nothing is stored. Without a chat there is no other
 * answer than that it is unavailable; whoever opens the address of an answer again gets the form.
 *
 * @param check checks the fields: valid and invalid forms are counted apart
 * @param answer leads a valid form to the chat, and gives an invalid one back (formAgain.ts)
 */
export function nativeFormEndpoint<T>(
  place: FormPlace,
  check: (fields: FormFields) => FormResult<T>,
  answer: (sent: SentForm<T>) => Response | Promise<Response>,
) {
  const goBack = linkBack(place)
  const { href } = goBack.link
  const refuse = refuseAsPageWith(goBack)
  const limits = nativeFormLimits(href)
  const { GET } = endpoint({ method: 'GET', refuse, answer: () => redirect(307, href) })
  const { POST } = endpoint({
    method: 'POST',
    refuse,
    onlyFrom: env.SITE_URL,
    body: FORM_BODY,
    queue: new Queue(4, 32),
    read({ body }) {
      const fields = formFields(body)
      return { fields, result: check(fields) }
    },
    limit: (request, { result }) => limits[result.ok ? 'valid' : 'invalid'](request),
    async answer({ now }, sent) {
      const data = await loadKnownData(lakeForVisitor(), now)
      return data?.chatPhone
        ? answer({ ...sent, data })
        : plainPage(503, { ...goBack, items: [NO_CHAT] })
    },
  })
  return { GET, POST }
}

/** Leads to the chat, with a message. */
export const toChat = ({ chatPhone }: IslandData, message: string): Response =>
  redirect(303, chatLink(chatPhone, message))
