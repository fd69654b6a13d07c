import { PRIVACY_PATH } from '@elos/content/parts/address/fixedPaths'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { pathOf } from '@elos/content/parts/stored/route'
import { passagesOf } from '@elos/content/review/passages'
import { inStudio } from './inStudio.ts'
import type { Inspection, Obstacle } from './type.ts'

/** Whether the present version of a legal text names somebody. */
const names = (policy: StoredDocument, somebody: string) =>
  passagesOf({ ...policy, former: undefined }).some(({ text }) => text.includes(somebody))

/**
 * Whether the privacy policy names who gets the contact data of leads by the webhook, where it carries them (LGPD,
 * art. 9, V).
 */
export function inspectReceiver(
  environment: Record<string, string | undefined>,
  documents: readonly StoredDocument[],
): Inspection {
  const obstacles =
    environment.LEADS_WEBHOOK_CONTACT === 'on' ? missing(environment, documents) : []
  return { title: 'Política de Privacidade', obstacles }
}

function missing(
  { LEADS_WEBHOOK_RECEIVER: receiver }: Record<string, string | undefined>,
  documents: readonly StoredDocument[],
): Obstacle[] {
  if (!receiver) {
    const where = 'LEADS_WEBHOOK_RECEIVER'
    const what = `${where}: Não está definida: é quem recebe os dados de contato dos pedidos, com o nome que tem na Política de Privacidade.`
    return [{ what, where }]
  }
  const what = `A Política de Privacidade não diz que ${receiver} recebe os dados de contato dos pedidos.`
  const policy = documents.find((document) => pathOf(document) === PRIVACY_PATH)
  if (!policy) return [{ what, where: PRIVACY_PATH }]
  const { _id, _type } = policy
  return names(policy, receiver) ? [] : [{ what, where: inStudio(_id, _type, 'body') }]
}
