import {
  AGE_BANDS,
  bandLabel,
  CARRIER_LABELS,
  type Lead,
  type PartnerApplication,
  PLAN_TYPE_LABELS,
  type QuoteRequest,
} from '@elos/leads'

interface Line {
  question: string
  answer: string
}

const YES_NO = { sim: 'Sim', nao: 'Não' } as const

const line = (question: string, answer: string | undefined): Line[] =>
  answer ? [{ question, answer }] : []

function quoteLines({ operadora, tipo, faixaEtaria, message }: QuoteRequest): Line[] {
  const lives = AGE_BANDS.flatMap((band) => {
    const count = faixaEtaria[band] ?? 0
    return count > 0 ? [`${bandLabel(band)}: ${count} ${count === 1 ? 'vida' : 'vidas'}`] : []
  })
  return [
    ...line('Operadora', operadora && CARRIER_LABELS[operadora]),
    ...line('Tipo de plano', tipo && PLAN_TYPE_LABELS[tipo]),
    ...line('Pessoas por faixa de idade', lives.join('\n')),
    ...line('Mensagem', message),
  ]
}

function partnerLines(application: PartnerApplication): Line[] {
  return [
    ...line('Cidade', application.cidade),
    ...line('É corretor de seguros', YES_NO[application.isCorretor]),
    ...line('Vende planos de saúde', YES_NO[application.vendePlanoSaude]),
    ...(application.vendePlanoSaude === 'sim'
      ? line('Experiência com portabilidade', YES_NO[application.experienciaPortabilidade])
      : line('Tipos de seguro que vende', application.tiposSeguros)),
  ]
}

/** What somebody answered, in the words of the form, without who they are. */
export function answerLines({ kind, answers }: Lead): Line[] {
  return kind === 'quote' ? quoteLines(answers) : partnerLines(answers)
}
