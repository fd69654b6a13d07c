import type { PartnerApplication } from './schema.ts'

const YES_NO = { sim: 'Sim', nao: 'Não' } as const

/** What the chat opens with after the partner form (specification, section 7). */
export function partnerMessage(application: PartnerApplication): string {
  const { nome, email, cidade, isCorretor, vendePlanoSaude } = application
  return [
    'Olá! Quero ser parceiro.',
    '',
    `Nome: ${nome}`,
    `E-mail: ${email}`,
    `Cidade: ${cidade}`,
    `É corretor de seguros: ${YES_NO[isCorretor]}`,
    `Vende planos de saúde: ${YES_NO[vendePlanoSaude]}`,
    application.vendePlanoSaude === 'sim'
      ? `Experiência com portabilidade: ${YES_NO[application.experienciaPortabilidade]}`
      : `Tipos de seguro que vende: ${application.tiposSeguros}`,
  ].join('\n')
}
