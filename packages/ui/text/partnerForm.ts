/** The partner application; the notice is worded by the specification, section 5. */
export const partnerForm = {
  title: 'Candidatura de parceria',
  questions: {
    isCorretor: 'Você já é corretor de seguros?',
    vendePlanoSaude: 'Você já vende planos de saúde?',
    experienciaPortabilidade: 'Tem experiência com portabilidade?',
    tiposSeguros: 'Que tipos de seguro você vende?',
  },
  notice: {
    title: 'Parceria disponível apenas para corretores',
    text: 'Nossa parceria é exclusiva para profissionais que já trabalham com seguros.',
  },
  button: 'Enviar pelo WhatsApp',
} as const
