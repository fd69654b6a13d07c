/** The links back of pages. The text comes after 'Voltar'. */
export const backLinks = {
  home: { to: 'para Home', href: '/' },
  carriers: { to: 'para Operadoras', href: '/#operadoras' },
  partner: { to: 'para Parceiros', href: '/parceiros-elos#faq' },
  blog: { to: 'para o Blog', href: '/blog' },
} as const
