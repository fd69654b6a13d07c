import { composed } from '../form/message.ts'
import type { PartnerApplication } from './schema.ts'

const YES_NO = { sim: 'Sim', nao: 'Não' } as const

/**
 * What the chat opens with after the partner form (specification, section 7).
 * `greeting`: the first line, from the site settings.
 */
export function partnerMessage(application: PartnerApplication, greeting: string): string {
  const { nome, email, cidade, isCorretor, vendePlanoSaude } = application
  const lines = [
    `Nome: ${nome}`,
    `E-mail: ${email}`,
    `Cidade: ${cidade}`,
    `É corretor de seguros: ${YES_NO[isCorretor]}`,
    `Vende planos de saúde: ${YES_NO[vendePlanoSaude]}`,
    application.vendePlanoSaude === 'sim'
      ? `Experiência com portabilidade: ${YES_NO[application.experienciaPortabilidade]}`
      : `Tipos de seguro que vende: ${application.tiposSeguros}`,
  ]
  return composed(greeting, lines)
}
