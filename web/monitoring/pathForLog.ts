/** Characters of a path that a log keeps. The longest path of a page has about 60. */
const MAX_PATH_LENGTH = 200

/** A text that may be an e-mail address, or a number by which a person is known: a phone, a tax id. */
const PERSONAL = /[^\s/@]+(?:@|%40)[^\s/@]+|\(?\d(?:[ .()/-]{0,2}\d){7,}/g

/** The query of an address: the words that a visitor searched for, or typed into a form. */
const QUERY = /\?[^\s"'>)]+/g

/**
 * Returns a text as a log may keep it: of bounded length, without the query of an address, and without
 * what may identify a person.
 */
export function textForLog(text: string, maxLength: number): string {
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
  return cut.replace(QUERY, '?[…]').replace(PERSONAL, '[…]')
}

/** Returns a path as a log may keep it. */
export function pathForLog(path: string): string {
  return textForLog(path, MAX_PATH_LENGTH)
}
