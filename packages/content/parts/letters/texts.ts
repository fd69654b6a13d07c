/** Returns a value as JSON has it, in which each text is changed. */
export function withTexts<T>(value: T, change: (text: string) => string): T
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  return JSON.parse(JSON.stringify(value), (_, item: unknown) =>
    typeof item === 'string' ? change(item) : item,
  )
}
