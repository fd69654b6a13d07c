/** The search among the partner page's questions (specification, sections 2 and 5). */
export const faqSearch = {
  label: 'Buscar nas perguntas',
  placeholder: 'Buscar perguntas...',
  submit: 'Buscar',
  clear: 'Limpar busca',
  categories: 'Categorias',
  count: (count: number) =>
    count === 1 ? '1 resultado encontrado' : `${count} resultados encontrados`,
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
