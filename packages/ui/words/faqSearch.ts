/** The search among the partner page's questions. */
export const faqSearchWords = {
  label: 'Buscar nas perguntas',
  placeholder: 'Buscar perguntas...',
  submit: 'Buscar',
  clear: 'Limpar busca',
  categories: 'Categorias',
  count: (count: number) =>
    count === 1 ? '1 resultado encontrado' : `${count} resultados encontrados`,
  /** The text for screen readers that says how many questions a category has. */
  shown: (count: number) => (count === 1 ? '1 pergunta' : `${count} perguntas`),
  empty: {
    title: (text: string) =>
      text ? `Nenhum resultado encontrado para “${text}”` : 'Nenhum resultado encontrado',
    advice: 'Tente outras palavras, escolha outra categoria ou fale com a gente.',
    button: 'Quero Ser Parceiro',
  },
  onward: {
    title: 'Ficou alguma dúvida?',
    text: 'Pergunte à nossa equipe pelo WhatsApp, ou envie a sua candidatura: o cadastro é gratuito.',
    apply: 'Quero Ser Parceiro',
  },
  /** The texts of that page for search engines. */
  title: 'Perguntas de corretores sobre a parceria',
  description: (count: number) =>
    `Busque entre as ${count} perguntas que corretores nos fazem: comissão, operadoras, cadastro, implantação e suporte.`,
  /** The last entry of the breadcrumb of that page. */
  crumb: 'Perguntas',
  pages: 'Páginas de perguntas',
  page: (page: number) => `Página ${page}`,
  previous: 'Anterior',
  next: 'Próxima',
} as const
