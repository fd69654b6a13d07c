/** The search among the partner page's questions. */
export const faqSearch = {
  label: 'Buscar nas perguntas',
  placeholder: 'Buscar perguntas...',
  submit: 'Buscar',
  clear: 'Limpar busca',
  categories: 'Categorias',
  count: (count: number) =>
    count === 1 ? '1 resultado encontrado' : `${count} resultados encontrados`,
  /** For screen readers: how many questions a category has. */
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
