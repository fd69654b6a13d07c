const HIDDEN = /<(style|script|svg)\b.*?<\/\1>/gs
const SPOKEN = /\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g
/** Elements inside a sentence. All others begin a new passage. */
const INLINE = /<\/?(?:a|abbr|b|br|em|i|span|small|strong|time)\b[^>]*>/g

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The passages that visitors read, or hear from a screen reader, in some markup. */
export function passagesOf(markup: string): string[] {
  const shown = markup.replace(HIDDEN, ' ')
  const spoken = [...shown.matchAll(SPOKEN)].map(([, text = '']) => text)
  const written = shown.replace(INLINE, ' ').split(/<[^>]+>/)
  return [...spoken, ...written].map(tidy).filter(Boolean)
}

function tidy(text: string): string {
  return text
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
