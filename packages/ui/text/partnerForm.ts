import { NOT_A_BROKER } from '@elos/leads/partner/questions'

/** The partner application. */
export const partnerForm = {
  title: 'Candidatura de parceria',
  questions: {
    isCorretor: 'Você já é corretor de seguros?',
    vendePlanoSaude: 'Você já vende planos de saúde?',
    experienciaPortabilidade: 'Tem experiência com portabilidade?',
    tiposSeguros: 'Que tipos de seguro você vende?',
  },
  notice: NOT_A_BROKER,
  button: 'Enviar pelo WhatsApp',
} as const
