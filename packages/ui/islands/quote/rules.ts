/** The quote form fetches this module with the first letter that is typed. */
export { countAges } from '@elos/leads/quote/ages'
export { checkQuote } from '@elos/leads/quote/schema'
