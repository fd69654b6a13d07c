/** A valid question with its answer that no page shows, at the end of its list. */
export const question = (_id: string, text: string) => ({
  _id,
  _type: 'siteFaqItem',
  question: text,
  answer: [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 's', text: 'Sim, isto é uma resposta.', marks: [] }],
    },
  ],
  order: 999,
})
