import type { RouteSeed } from './route.ts'

const DEFAULTS = { category: 'seguro', changefreq: 'monthly' } as const

export const productRoutes = {
  '/seguro-automotivo-frotas': {
    ...DEFAULTS,
    priority: 0.6,
    name: 'Seguro Automotivo de Frotas',
    title: 'Seguro de frotas para empresas | Elos Saúde',
    description:
      'Proteja carros, vans e caminhões da sua empresa em uma só apólice, com assistência na estrada e um corretor que cuida do sinistro com você.',
    keywords: ['seguro de frota', 'seguro automotivo empresarial', 'seguro de veículos'],
    relatedRoutes: ['/seguro-vida', '/plano-empresarial', '/porto-seguro-saude', '/'],
    subject: 'product-frotas',
  },
  '/seguro-vida': {
    ...DEFAULTS,
    priority: 0.7,
    name: 'Seguro de Vida',
    title: 'Seguro de vida: individual, família e empresa | Elos Saúde',
    description:
      'Seguro de vida para você, para a família ou para a equipe. Entenda coberturas, beneficiários e indenização em linguagem simples e peça sua cotação.',
    keywords: ['seguro de vida', 'seguro de vida familiar', 'seguro de vida empresarial'],
    relatedRoutes: [
      '/plano-familiar',
      '/plano-senior',
      '/plano-empresarial',
      '/seguro-automotivo-frotas',
    ],
    subject: 'product-vida',
  },
} satisfies Record<string, RouteSeed>
