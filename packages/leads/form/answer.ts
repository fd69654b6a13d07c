/** One answered question of a form, as people read it. */
export interface Answer {
  /** The question as the inbox shows it. */
  question: string
  answer: string
  /** The answer as a chat message writes it, where that is not 'question: answer'. */
  inChat?: string
}

/** The answers to a question: one, or none where the visitor left it empty. */
export const answered = (question: string, answer: string | undefined): Answer[] =>
  answer ? [{ question, answer }] : []

/** The text of the answers 'sim' and 'nao' in chat messages and in the inbox. */
export const YES_NO = { sim: 'Sim', nao: 'Não' } as const
