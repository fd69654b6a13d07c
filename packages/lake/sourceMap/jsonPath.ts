/** The root of a document or a result, in the normalized JSONPath of content source maps. */
export const ROOT_PATH = '$'

export function attributePath(path: string, name: string): string {
  return `${path}['${escaped(name)}']`
}

export function indexPath(path: string, index: number): string {
  return `${path}[${index}]`
}

/** Names the element of a document's array by its `_key`, or by its index if it has none. */
export function elementPath(path: string, element: unknown, index: number): string {
  const key = typeof element === 'object' && element && '_key' in element ? element._key : undefined
  return typeof key === 'string' && key
    ? `${path}[?(@._key=='${escaped(key)}')]`
    : indexPath(path, index)
}

function escaped(text: string): string {
  return text.replace(/['\\]/g, '\\$&')
}
