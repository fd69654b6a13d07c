import { AGE_BANDS } from '@elos/leads/quote/bands'

/** The fields of the quote request, by their names. */
export const QUOTE_FIELDS = [
  'name',
  'email',
  'phone',
  'operadora',
  'tipo',
  ...AGE_BANDS,
  'message',
] as const
