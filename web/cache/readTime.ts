const PREFIX = 'read:'

/** A tag that says since when what an answer is made from was being read. */
export function readTag(moment: Date): string {
  return `${PREFIX}${moment.getTime()}`
}

/** What the tags of an answer say of that moment, in milliseconds. */
export function readTimeOf(tags: readonly string[]): number | undefined {
  const tag = tags.find((each) => each.startsWith(PREFIX))
  return tag === undefined ? undefined : Number(tag.slice(PREFIX.length))
}
