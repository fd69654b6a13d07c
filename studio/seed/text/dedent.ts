/** Removes the indentation a template literal has in the source, so that Markdown does not see it. */
export function dedent(text: string): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n')
  const widths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/))
  const margin = Math.min(...widths)
  return lines.map((line) => line.slice(margin)).join('\n')
}
