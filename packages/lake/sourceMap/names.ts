/** The prefix of the attribute that contains the origin of another: `\0title` for `title`. */
export const HIDDEN = '\0'

/** The name that reads all hidden attributes of an object. */
export const HIDDEN_ATTRIBUTES = '\0*'
