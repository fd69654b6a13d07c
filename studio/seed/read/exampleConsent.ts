import { exampleAuthorizationOf } from '@elos/content/parts/testimonial/authorization'
import { CONSENT_TYPE, consentId } from '@elos/content/review/consents'
import type { SeedDocument } from './document.ts'

/**
 * A document of the first content, and with a testimonial an example of a consent to its words, since nobody has given
 * one: the testimonials stand on the home page of a developer's machine, and of no other.
 */
export function withExampleConsent(document: SeedDocument): SeedDocument[] {
  if (document._type !== 'testimonial') return [document]
  const { _id, content } = document
  return [
    { ...document, authorizedWords: exampleAuthorizationOf(content) },
    {
      _id: consentId(_id),
      _type: CONSENT_TYPE,
      person: 'Exemplo: ninguém autorizou',
      grantedAt: '2025-08-27',
      method: 'mensagem',
      words: content,
      evidence: 'Não há: é um exemplo do primeiro conteúdo.',
      example: true,
    },
  ]
}
