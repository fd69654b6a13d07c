/** The search among the partner page's questions (specification, sections 2 and 5). */
export const faqSearch = {
  label: 'Buscar nas perguntas',
  placeholder: 'Buscar perguntas...',
  submit: 'Buscar',
  clear: 'Limpar busca',
  categories: 'Categorias',
  count: (count: number) =>
    count === 1 ? '1 resultado encontrado' : `${count} resultados encontrados`,
  /** For who hears the page: the questions of a category. */
  shown: (count: number) => (count === 1 ? '1 pergunta' : `${count} perguntas`),
  empty: {
    title: 'Nenhum resultado encontrado',
    advice: 'Tente outras palavras, escolha outra categoria ou fale com a gente.',
    button: 'Quero Ser Parceiro',
  },
  pages: 'Páginas de perguntas',
  page: (page: number) => `Página ${page}`,
  previous: 'Anterior',
  next: 'Próxima',
} as const
