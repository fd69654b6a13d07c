/** What `identity()` returns for the administrator, and the author of their transactions. */
export const ADMINISTRATOR_ID = 'local-administrator'

/** What `identity()` returns for everyone else. */
export const ANONYMOUS_ID = '<anonymous>'
