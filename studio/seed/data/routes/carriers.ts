import type { RouteSeed } from './route.ts'

const DEFAULTS: Pick<RouteSeed, 'category' | 'priority' | 'changefreq' | 'trail'> = {
  category: 'operadora',
  priority: 0.8,
  changefreq: 'monthly',
  trail: [{ label: 'Operadoras', route: '/', anchor: 'operadoras' }],
}

export const carrierRoutes = {
  '/bradesco-saude': {
    ...DEFAULTS,
    name: 'Bradesco Saúde',
    title: 'Bradesco Saúde: planos, rede e cotação | Elos Saúde',
    description:
      'Conheça as linhas da Bradesco Saúde, a rede de atendimento, o desconto em farmácias e o que perguntar antes de contratar. Peça sua cotação.',
    keywords: ['Bradesco Saúde', 'plano de saúde Bradesco', 'Bradesco Dental', 'cotação Bradesco'],
    relatedRoutes: [
      '/blog/plano-saude-bradesco-onde-contratar',
      '/sulamerica-saude',
      '/porto-seguro-saude',
      '/plano-empresarial',
    ],
    subject: 'carrier-bradesco',
  },
  '/sulamerica-saude': {
    ...DEFAULTS,
    name: 'SulAmérica Saúde',
    title: 'SulAmérica Saúde: planos, rede e cotação | Elos Saúde',
    description:
      'Linhas Clássico, Direto e Empresarial da SulAmérica: telemedicina, reembolso pelo aplicativo, descontos para dependentes e opção odontológica.',
    keywords: ['SulAmérica Saúde', 'plano SulAmérica', 'SulAmérica Direto', 'SulAmérica Odonto'],
    relatedRoutes: [
      '/blog/plano-saude-sulamerica-onde-contratar',
      '/bradesco-saude',
      '/amil-saude',
      '/plano-familiar',
    ],
    subject: 'carrier-sulamerica',
  },
  '/amil-saude': {
    ...DEFAULTS,
    name: 'Amil Saúde',
    title: 'Amil Saúde: planos, preços e cotação | Elos Saúde',
    description:
      'Veja as linhas Fácil, Saúde e One da Amil, os descontos para famílias com mais filhos e como contratar com a ajuda de uma corretora.',
    keywords: ['Amil', 'plano de saúde Amil', 'Amil One', 'Amil Dental'],
    relatedRoutes: [
      '/blog/plano-saude-amil-onde-contratar',
      '/sulamerica-saude',
      '/plano-familiar',
      '/plano-empresarial',
    ],
    subject: 'carrier-amil',
  },
  '/porto-seguro-saude': {
    ...DEFAULTS,
    name: 'Porto Seguro Saúde',
    title: 'Porto Seguro Saúde: planos para empresas e MEI | Elos Saúde',
    description:
      'Planos Porto Seguro para empresas e para quem é MEI, nas categorias Cristal, Bronze, Prata, Ouro Mais e Diamante. Entenda e peça sua cotação.',
    keywords: ['Porto Seguro Saúde', 'plano de saúde MEI', 'plano de saúde empresarial'],
    relatedRoutes: [
      '/plano-empresarial',
      '/bradesco-saude',
      '/seguro-automotivo-frotas',
      '/blog/contratar-plano-saude-barato-2025',
    ],
    subject: 'carrier-porto-seguro',
  },
  '/alice-saude': {
    ...DEFAULTS,
    name: 'Alice Saúde',
    title: 'Alice Saúde: plano digital e cotação | Elos Saúde',
    description:
      'Plano de saúde digital, com orientação a qualquer hora e programas de bem-estar. Conheça as linhas Individual, Família e Empresarial da Alice.',
    keywords: ['Alice Saúde', 'plano de saúde digital', 'plano Alice', 'bem-estar'],
    relatedRoutes: [
      '/blog/plano-saude-alice-onde-contratar',
      '/amil-saude',
      '/plano-individual',
      '/plano-empresarial',
    ],
    subject: 'carrier-alice',
  },
  '/medsenior-saude': {
    ...DEFAULTS,
    name: 'MedSênior',
    title: 'MedSênior: plano de saúde para 56+ | Elos Saúde',
    description:
      'Plano feito para a maturidade, sem idade máxima para entrar. Veja o preço de referência, o que conferir na sua cidade e como contratar.',
    keywords: ['MedSênior', 'plano de saúde sênior', 'plano de saúde para idosos'],
    relatedRoutes: [
      '/plano-senior',
      '/blog/plano-saude-medsenior-onde-contratar',
      '/blog/regras-portabilidade-plano-saude-2025',
      '/bradesco-saude',
    ],
    subject: 'carrier-medsenior',
  },
} satisfies Record<string, RouteSeed>
