/** The paths of the scripts that a page fetches once the browser is idle. */
export const FETCHED_IDLE = /^\/ilhas\//
