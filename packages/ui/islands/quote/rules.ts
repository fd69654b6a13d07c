/** What the quote form fetches with the first letter that is typed. */
export { countAges } from '@elos/leads/quote/ages'
export { checkQuote } from '@elos/leads/quote/schema'
