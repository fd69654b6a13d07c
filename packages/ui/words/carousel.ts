/** The carousel of testimonials. */
export const carouselWords = {
  role: 'carrossel',
  slide: 'depoimento',
  place: (number: number, count: number) => `${number} de ${count}`,
  previous: 'Depoimento anterior',
  next: 'Próximo depoimento',
  pause: 'Pausar a troca de depoimentos',
  shown: (number: number, count: number, author: string) =>
    `Depoimento ${number} de ${count}, de ${author}`,
} as const
