/** A valid testimonial that no page shows. */
export const testimonial = (author: string) => ({
  _id: `testimonial-${crypto.randomUUID()}`,
  _type: 'testimonial',
  author,
  role: 'Cliente desde 2019',
  content: 'Um depoimento que nenhuma página escolheu.',
  rating: 5,
  initials: 'AP',
  inStructuredData: false,
  order: 99,
})
