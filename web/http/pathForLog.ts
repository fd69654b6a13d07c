/** Characters of a path that a log keeps. The longest path of a page has about 60. */
const MAX_LENGTH = 200

/** What may be an e-mail address, or a number by which a person is known: a phone, a tax id. */
const PERSONAL = /[^\s/@]+@[^\s/@]+|\(?\d(?:[ .()/-]{0,2}\d){7,}/g

/** Returns a path as a log may keep it: of bounded length, and without what may identify a person. */
export function pathForLog(path: string): string {
  const cut = path.length > MAX_LENGTH ? `${path.slice(0, MAX_LENGTH)}…` : path
  return cut.replace(PERSONAL, '[…]')
}
