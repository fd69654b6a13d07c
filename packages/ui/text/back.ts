/** The ways back (specification, section 2). */
export const back = {
  home: { label: 'Voltar para Home', href: '/' },
  carriers: { label: 'Voltar para Operadoras', href: '/#operadoras' },
  blog: { label: 'Voltar para o Blog', href: '/blog' },
} as const
