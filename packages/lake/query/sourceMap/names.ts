/** Begins the name of the attribute that tells where another comes from: `\0title` of `title`. */
export const hidden = '\0'

/** The hidden attributes of an object, all in one. */
export const hiddenAttributes = '\0*'
