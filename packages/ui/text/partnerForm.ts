import { NOT_A_BROKER } from '@elos/leads/partner/questions'

/** The partner application. */
export const partnerForm = {
  title: 'Candidatura de parceria',
  city: {
    label: 'Cidade',
    hint: '(cidade e UF)',
    placeholder: 'São Paulo/SP',
    loading: 'Carregando cidades...',
    suggestions: 'Cidades sugeridas',
    found: (count: number) => (count === 1 ? '1 cidade sugerida' : `${count} cidades sugeridas`),
  },
  questions: {
    isCorretor: 'Você já é corretor de seguros?',
    vendePlanoSaude: 'Você já vende planos de saúde?',
    experienciaPortabilidade: 'Tem experiência com portabilidade?',
    tiposSeguros: 'Que tipos de seguro você vende?',
  },
  notice: NOT_A_BROKER,
  redirecting: 'Redirecionando...',
  direct: { text: 'Prefere conversar antes?', button: 'Falar pelo WhatsApp' },
} as const
