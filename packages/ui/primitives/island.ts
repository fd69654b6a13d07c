/** The names of the islands: the values of `data-island`. */
export type IslandName =
  | 'application'
  | 'back'
  | 'carousel'
  | 'consent'
  | 'contact'
  | 'cookies'
  | 'counter'
  | 'faq'
  | 'menu'
  | 'near'
  | 'partner'
  | 'quote'
  | 'search'
  | 'textSize'

/** The attribute that makes an element an island. */
export const island = (name: IslandName) => ({ 'data-island': name })
