/** The id that `identity()` returns for the administrator, and that their transactions have as their author. */
export const ADMINISTRATOR_ID = 'local-administrator'

/** The id that `identity()` returns for everyone else. */
export const ANONYMOUS_ID = '<anonymous>'
