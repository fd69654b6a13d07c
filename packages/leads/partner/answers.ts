import { type Answer, answered, YES_NO } from '../form/answer.ts'
import type { PartnerApplication } from './schema.ts'

/** The answers of a partner application, without name and e-mail. */
export function partnerAnswers(application: PartnerApplication): Answer[] {
  return [
    ...answered('Cidade', application.cidade),
    ...answered('É corretor de seguros', YES_NO[application.isCorretor]),
    ...answered('Vende planos de saúde', YES_NO[application.vendePlanoSaude]),
    ...(application.vendePlanoSaude === 'sim'
      ? answered('Experiência com portabilidade', YES_NO[application.experienciaPortabilidade])
      : answered('Tipos de seguro que vende', application.tiposSeguros)),
  ]
}
