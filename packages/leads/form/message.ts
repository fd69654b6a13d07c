import { type Answer, answered } from './answer.ts'

/** The person who sent a form. */
interface Person {
  name: string
  email: string
  phone?: string | undefined
}

/**
 * The message that opens the chat: the greeting, an empty line, then one line for each answer,
 * the person's name and e-mail address first, the phone last. An empty `greeting` is left out.
 */
export function chatMessage(
  greeting: string,
  { name, email, phone }: Person,
  answers: readonly Answer[],
): string {
  const lines: Answer[] = [
    { question: 'Nome', answer: name },
    { question: 'E-mail', answer: email },
    ...answers,
    ...answered('Telefone', phone),
  ]
  const text = lines.map(({ question, answer, inChat }) => inChat ?? `${question}: ${answer}`)
  return [greeting, text.join('\n')].filter(Boolean).join('\n\n')
}
