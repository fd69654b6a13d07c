/**
 * Returns whether an `Accept-Encoding` header accepts a content coding, named or as '*'. A request
 * without the header gets the body uncompressed.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding
 */
export function accepts(header: string | undefined, coding: string): boolean {
  const weights = new Map((header ?? '').toLowerCase().split(',').map(readItem))
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0
}

/** Reads 'gzip;q=0.5' as ['gzip', 0.5]. The weight is 1 where none is given. */
function readItem(item: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = item.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [coding, weight === undefined ? 1 : Number(weight.slice(2))]
}
