import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isRecord } from '@elos/content/parts/stored/value'
import { passagesOf } from '@elos/content/review/passages'
import { inStudio } from './inStudio.ts'
import type { Inspection, Obstacle } from './type.ts'

const PRIVACY_POLICY = 'politica-privacidade'

const isPrivacyPolicy = ({ _type, slug }: StoredDocument) =>
  _type === 'legalPage' && isRecord(slug) && slug.current === PRIVACY_POLICY

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
  return documents
    .filter(isPrivacyPolicy)
    .filter((policy) => !passagesOf(policy).some(({ text }) => text.includes(receiver)))
    .map(({ _id, _type }) => ({
      what: `A Política de Privacidade não diz que ${receiver} recebe os dados de contato dos pedidos.`,
      where: inStudio(_id, _type, 'body'),
    }))
}
