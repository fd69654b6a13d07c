/** The root of a document or a result, in the normalized JSONPath of content source maps. */
export const ROOT_PATH = '$'

const ESCAPES: Record<string, string> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
}

export function attributePath(path: string, name: string): string {
  return `${path}['${escaped(name)}']`
}

export function indexPath(path: string, index: number): string {
  return `${path}[${index}]`
}

/** The way in which elements of arrays are named: by index, or by `_key` if they have one. */
export type ArraySelector = 'index' | 'key'

export function elementPath(
  path: string,
  element: unknown,
  index: number,
  selector: ArraySelector,
): string {
  if (selector === 'index') return indexPath(path, index)
  const key = typeof element === 'object' && element && '_key' in element ? element._key : undefined
  return typeof key === 'string' && key
    ? `${path}[?(@._key=='${escaped(key)}')]`
    : indexPath(path, index)
}

function escaped(text: string): string {
  return text.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? character)
}
