import { randomBytes } from 'node:crypto'

/**
 * The pattern of an id: letters, digits, `_`, `-` and `.`; at most 128 characters; not starting with `-` or `.`.
 * https://www.sanity.io/docs/content-lake/ids
 */
const IDENTIFIER = /^[a-zA-Z0-9_](?:[a-zA-Z0-9_-]|\.(?=[a-zA-Z0-9_-])){0,127}$/

/** Whether a text is a valid id of a document or a transaction. */
export function isIdentifier(id: string): boolean {
  return IDENTIFIER.test(id)
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A random identifier of 22 characters, about 132 bits. */
export function randomIdentifier(): string {
  return Array.from(randomBytes(22), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/^-/, '_')
}

/** The key of an array's item: 12 hexadecimal digits, as the Content Lake generates them. */
export function randomKey(): string {
  return randomBytes(6).toString('hex')
}
