/**
 * The reference by which a visitor can name a request on the phone: 'A3F-09C'. It is made from the
 * lead's key, so that form, inbox and visitor have the same.
 */
export function referenceOf(key: string): string {
  const characters = key.replace(/[^a-z\d]/gi, '').toUpperCase()
  return `${characters.slice(0, 3)}-${characters.slice(3, 6)}`
}
