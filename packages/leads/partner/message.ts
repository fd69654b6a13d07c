import { chatMessage } from '../form/message.ts'
import { partnerAnswers } from './answers.ts'
import type { PartnerApplication } from './schema.ts'

/**
 * The message that opens the chat after the partner form.
 * `greeting`: the first line, from the site settings.
 */
export function partnerMessage(application: PartnerApplication, greeting: string): string {
  const { nome: name, email, telefone: phone } = application
  return chatMessage(greeting, { name, email, phone }, partnerAnswers(application))
}
