/** The one who edits on this machine, as `identity()` and the author of transactions. */
export const administratorId = 'local-administrator'

/** Anyone else. */
export const anonymousId = '<anonymous>'
