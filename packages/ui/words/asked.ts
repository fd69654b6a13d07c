import { QUESTIONS } from '@elos/leads/quote/questions'

/** The field of both forms with the address of the section that was asked. */
export const ASKED_FIELD = 'pagina'

/** The forms of the sections that answer a visitor: the address of the answer, the field, and what they say. */
export const askWords = {
  waits: {
    path: '/prazos',
    field: 'desde',
    title: 'As suas datas',
    label: 'Em que mês o contrato começou, ou vai começar?',
    placeholder: 'mm/aaaa',
    maxLength: 40,
    submit: 'Ver as minhas datas',
    unread: (text: string) => `Não entendemos “${text}”. Escreva o mês e o ano, como 03/2026.`,
  },
  bands: {
    path: '/faixas',
    field: 'idades',
    title: 'As suas faixas de preço',
    label: 'Idade de cada pessoa',
    placeholder: QUESTIONS.faixaEtaria.placeholder,
    maxLength: QUESTIONS.faixaEtaria.max,
    submit: 'Ver as minhas faixas',
    unread: () =>
      'Não dá para ler estas idades com certeza. Escreva só as idades, em anos, como 34, 36 e 5.',
  },
} as const
