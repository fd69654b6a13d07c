import { QUOTE_LABEL } from '@elos/content/parts/site/buttons'
import type { QuoteSubject } from '@elos/leads'

/** The quote request. */
export const quoteFormWords = {
  ages: {
    paste: 'Pode colar a coluna de idades, ou de datas de nascimento, da sua planilha.',
    bands: 'Prefere dizer quantas pessoas há em cada faixa?',
    legend: 'Pessoas por faixa de idade',
    /** The bands that the subject is not for. */
    others: 'Há pessoas de outras idades?',
    othersLegend: 'Pessoas de outras idades',
    counted: (people: number) =>
      people > 0 ? `${people} ${people === 1 ? 'pessoa contada' : 'pessoas contadas'}.` : '',
    /** The text where the ages in words cannot be counted. The fields of the bands are below it. */
    uncertain:
      'Não dá para contar estas idades com certeza. Diga abaixo quantas pessoas há em cada faixa.',
  },
  optional: '(opcional)',
  /** Unfolds the questions that nobody has to answer. */
  more: 'Quer contar mais?',
  /** The title of the form: 'Cotação: Amil'. */
  title: (subject?: QuoteSubject) => (subject ? `Cotação: ${subject.name}` : QUOTE_LABEL),
  /** The title once the request was sent. */
  received: 'Recebemos o seu pedido',
  label: QUOTE_LABEL,
  sending: 'Enviando...',
  /** The title of the confirmation. Its text is the promise of an answer (`responseConfirmation`). */
  requested: 'Cotação solicitada com sucesso!',
  redirected: {
    title: 'Redirecionando para WhatsApp!',
    text: 'Você será direcionado para continuar a conversa.',
  },
} as const
