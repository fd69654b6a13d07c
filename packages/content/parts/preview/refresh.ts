/** What the Studio tells a preview in its frame when a draft has changed. */
export const REFRESH_MESSAGE = 'elos:refresh'
