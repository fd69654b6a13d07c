/** The paths of what a page fetches once the browser is idle: scripts, and the dictionary for the pages to come. */
export const FETCHED_IDLE = /^\/(?:ilhas|api\/dicionario)(?:\/|$)/
