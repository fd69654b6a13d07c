/** The not-found page and the error page (specification, sections 2 and 8). */
export const notFound = {
  title: 'Página Não Encontrada',
  text: 'A página que você procura não existe ou foi movida.',
  home: 'Ir para o início',
  back: 'Página anterior',
  contact: 'Falar por telefone',
} as const

export const errorPage = {
  title: 'Algo saiu do lugar',
  text: 'Não conseguimos mostrar esta página agora. Tente de novo em alguns instantes ou fale com a gente.',
  home: 'Ir para o início',
  contact: 'Falar com a corretora',
} as const
