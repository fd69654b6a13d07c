/** The message that the Studio sends to a preview in its frame when a draft has changed. */
export const REFRESH_MESSAGE = 'elos:refresh'
