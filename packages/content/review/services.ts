import { CLAIM, eachPassage, sentencesOf } from './passages.ts'
import type { Review } from './rule.ts'

/** The words with which a text promises a service, by who can say whether somebody does it. */
const SERVICES: Readonly<Record<string, readonly string[]>> = {
  'a direção': ['ilimitad[oa]s?', 'quantas vezes for preciso'],
  'quem cuida do pós-venda': [
    'avisamos',
    'acompanhamos',
    'revemos',
    'resolvemos',
    'cobramos prazos',
    'cuidamos d[aeo]s?(?! que)',
    'cuidamos(?=[.,;])',
    'procuramos outr[oa]s?',
    'abrimos [ao]',
  ],
  'quem faz as cotações': ['mandamos', 'conferimos', 'lemos'],
}

/** 'Nunca avisamos por mensagem' promises no service. */
const DENIED = String.raw`(?<!(?:não|nem|nunca)\s)`

const PATTERNS = Object.entries(SERVICES).map(([who, words]) => ({
  who,
  pattern: new RegExp(String.raw`${DENIED}(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, 'iu'),
}))

/** Finds paragraphs that promise a service which somebody has to do. The first promise of each is reported. */
export const promisedServices: Review = (documents) =>
  eachPassage(documents, ({ text }) => sentencesOf(text).flatMap(messagesOn).at(0))

function messagesOn(sentence: string): string[] {
  return PATTERNS.filter(({ pattern }) => pattern.test(sentence)).map(
    ({ who }) =>
      `“${sentence.trim().replaceAll(CLAIM, '…')}” promete um serviço. Confirme com ${who} que alguém sempre o faz, ou prometa menos.`,
  )
}
