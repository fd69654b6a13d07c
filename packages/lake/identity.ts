/** The id that `identity()` returns for the administrator, who is the author of their transactions. */
export const ADMINISTRATOR_ID = 'local-administrator'

/** The id that `identity()` returns for everyone else. */
export const ANONYMOUS_ID = '<anonymous>'
