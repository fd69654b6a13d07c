import { normalizePath, quoteFormPath } from '../address/path.ts'
import { QUESTION_IDS, type QuestionId } from './questions.ts'

/** The end of the path of a form that asks a question: '/pergunta/pessoa-fisica'. */
const endOf = (id: QuestionId): string =>
  `/pergunta/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/**
 * The path of the form for a quote about what a page is about, with a question to its carrier written in it:
 * '/cotacao/amil-saude/pergunta/mei'. It is a path because the site keeps one page a path, for everybody.
 */
export const askPath = (page: string, id: QuestionId): string => quoteFormPath(page) + endOf(id)

/** Reads the page that a form at a path below '/cotacao' is about, and the question that it asks, if any. */
export function readAskPath(path: string): { page: string; question?: QuestionId } {
  const question = QUESTION_IDS.find((id) => path.endsWith(endOf(id)))
  if (!question) return { page: path }
  return { page: normalizePath(path.slice(0, -endOf(question).length)), question }
}
