/** The address of the search in the whole site, the name of its field, and the most letters of that. */
export const SEARCH_PAGE = '/busca'
export const SEARCH_FIELD = 'q'
export const SEARCH_LENGTH = 80
/** The id of what it found. */
export const SEARCH_RESULTS = 'resultados'

/** The search in the whole site. */
export const searchWords = {
  /** The name of the page, and of the links that lead to it. */
  title: 'Buscar no site',
  label: 'O que você procura?',
  placeholder: 'Carência, reembolso, Amil…',
  submit: 'Buscar',
  count: (count: number) => (count === 1 ? '1 página encontrada' : `${count} páginas encontradas`),
  best: (count: number) => `As ${count} páginas que mais falam disso`,
  /** Stands before results that have not exactly what was asked for. */
  alike: (text: string) => `Não achamos “${text}” assim. O mais parecido:`,
  none: (text: string) => `Nenhuma página fala de “${text}”.`,
  advice: 'Confira a escrita, tente outra palavra ou pergunte a uma pessoa da nossa equipe.',
  pages: 'As páginas principais:',
} as const
