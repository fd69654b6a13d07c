import { NOT_A_BROKER, type PartnerField } from '@elos/leads/partner/questions'

/** The fields as a sentence names them. */
const NAMES: Record<PartnerField, string> = {
  nome: 'nome',
  email: 'e-mail',
  telefone: 'telefone',
  cidade: 'cidade',
  isCorretor: 'se você já é corretor',
  vendePlanoSaude: 'se você já vende planos de saúde',
  experienciaPortabilidade: 'se tem experiência com portabilidade',
  tiposSeguros: 'que tipos de seguro você vende',
}

/** The partner application. */
export const partnerFormWords = {
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
  /** The message that names the answers without which the form cannot be sent. */
  missing: {
    text: (fields: readonly PartnerField[]) =>
      `Para enviar, falta responder: ${fields.map((field) => NAMES[field]).join(', ')}.`,
    button: 'Ir para o que falta',
  },
  notice: NOT_A_BROKER,
  redirecting: 'Redirecionando...',
  direct: { text: 'Prefere conversar antes?', button: 'Falar pelo WhatsApp' },
} as const
