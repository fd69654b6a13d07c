import { paragraph } from '@elos/content/fixtures/documents'

/** A valid question with its answer that no page shows, at the end of its list. */
export const question = (_id: string, text: string) => ({
  _id,
  _type: 'siteFaqItem',
  question: text,
  answer: [paragraph('Sim, isto é uma resposta.')],
  order: 999,
})
