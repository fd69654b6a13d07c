/** The button of both pages that leads home. */
export const HOME = 'Ir para o início'

/** The page for an unknown path. */
export const notFoundWords = {
  title: 'Página Não Encontrada',
  text: 'A página que você procura não existe ou foi movida.',
  back: 'Página anterior',
  contact: 'Falar por telefone',
  /** Above the links to the main pages. */
  pages: 'Talvez você procure uma destas páginas:',
  /** Stands there instead before the name of a page whose address is like the wrong one. */
  near: 'Você procurava',
} as const

/** The page for an error. */
export const errorPageWords = {
  title: 'Algo saiu do lugar',
  text: 'Não conseguimos mostrar esta página agora. Tente de novo em alguns instantes ou fale com a gente.',
  contact: 'Falar com a corretora',
  reference: 'Referência:',
} as const
