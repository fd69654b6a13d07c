import { PORTABILITY_PATH } from '@elos/content/parts/address/fixedPaths'

/** The id of the list of all answers on the page of the questions, and its address. */
export const ALL_ANSWERS_ID = 'respostas'
export const ALL_ANSWERS = `${PORTABILITY_PATH}#${ALL_ANSWERS_ID}`

/** The id of the questions below an answer. */
export const CHANGE_ID = 'mudar'

/** The check of whether waiting times can be taken along. */
export const portabilityWords = {
  submit: 'Ver a resposta',
  readAll: 'Ler todas as respostas',
  all: 'Todas as respostas',
  allLead: (checked: number, rows: number) =>
    `São públicas, cada uma com a sua norma. Conferidas no texto da norma até agora: ${checked} de ${rows}.`,
  since: {
    month: 'Mês',
    year: 'Ano',
    unknown: 'Não sei',
    help: 'Quando você entrou neste plano: está na carteirinha ou no contrato. Sem o mês, contamos de dezembro.',
  },
  learnedOn: 'Em que dia você soube?',
  leftOn: 'Em que dia o pronto-socorro saiu?',
  next: 'Próxima data',
  open: 'O que falta confirmar',
  papers: 'Papéis para juntar',
  always: 'Vale em todos os casos',
  chat: 'Conferir com a Elos',
  change: 'Mudar uma resposta',
  given: 'O que você respondeu',
  blank: 'Você deixou tudo em branco.',
  /** The words by which the chat is told of an answer: its number, and the month of entry. */
  told: (answer: string, since: string | undefined) =>
    `Resposta ${answer}${since ? `, no plano desde ${since}` : ''}.`,
  checked: (by: string, day: string) => `Conferida por ${by}, em ${day}.`,
  unchecked: 'Conferida por: (nome a confirmar), em (dia a confirmar).',
} as const
