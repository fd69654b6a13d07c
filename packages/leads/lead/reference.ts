/**
 * The reference by which a visitor can name a request on the phone: 'A3F09C'. It is made from the
 * lead's key, so that form, inbox and visitor have the same.
 */
export const referenceOf = (key: string): string =>
  key
    .replace(/[^a-z\d]/gi, '')
    .slice(0, 6)
    .toUpperCase()
