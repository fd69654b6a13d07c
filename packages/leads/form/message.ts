/** A chat message of a form: a greeting, an empty line, and what was answered, a line each. */
export function composed(greeting: string, lines: string[]): string {
  return [greeting, lines.join('\n')].filter(Boolean).join('\n\n')
}
