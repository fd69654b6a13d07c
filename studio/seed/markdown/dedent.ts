/** Removes the indentation of a template literal, which would have a meaning in Markdown. */
export function dedent(text: string): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n')
  const widths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/))
  const margin = Math.min(...widths)
  return lines.map((line) => line.slice(margin)).join('\n')
}
