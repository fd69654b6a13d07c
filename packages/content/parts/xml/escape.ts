const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** The characters that XML 1.0 forbids, even when they are escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes them
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Escapes a text for the content or an attribute of an XML element. */
export function escapeXml(words: string): string {
  return words
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
