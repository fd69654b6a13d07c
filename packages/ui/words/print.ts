/** The words that only a printed page has. */
export const printWords = {
  /** The line below the brand. `address` is without its scheme. */
  head: (address: string, day: Date) =>
    `${address}, impresso em ${day.toLocaleDateString('pt-BR', { dateStyle: 'long' })}`,
}
