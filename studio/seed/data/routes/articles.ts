import type { RouteSeed } from './route.ts'

const DEFAULTS = {
  category: 'blog',
  priority: 0.7,
  changefreq: 'monthly',
  trail: [{ label: 'Blog', route: '/blog' }],
} satisfies Partial<RouteSeed>

export const articleRoutes = {
  '/blog/contratar-plano-saude-barato-2025': {
    ...DEFAULTS,
    name: 'Como contratar um plano de saúde barato',
    title: 'Plano de saúde barato: como contratar bem | Elos Saúde',
    description:
      'O que olhar além do preço para contratar um plano de saúde que caiba no bolso: acomodação, rede, carência, reajuste e coparticipação.',
    keywords: ['plano de saúde barato', 'plano de saúde acessível', 'contratar plano de saúde'],
    relatedRoutes: [
      '/blog/como-economizar-plano-saude',
      '/blog/melhor-corretora-seguros-plano-saude',
      '/plano-empresarial',
      '/amil-saude',
    ],
    subject: 'article-contratar-plano-saude-barato-2025',
  },
  '/blog/melhor-corretora-seguros-plano-saude': {
    ...DEFAULTS,
    name: 'Como escolher a corretora',
    title: 'Como escolher a melhor corretora para você | Elos Saúde',
    description:
      'O que faz uma corretora de planos de saúde, quem paga por isso, como conferir o registro e que perguntas separam o bom conselho da simples venda.',
    keywords: ['corretora de plano de saúde', 'melhor corretora', 'SUSEP', 'corretor de seguros'],
    relatedRoutes: [
      '/como-ganhamos-dinheiro',
      '/blog/corretora-portabilidade-saude',
      '/blog/contratar-plano-saude-barato-2025',
      '/',
    ],
    subject: 'article-melhor-corretora-seguros-plano-saude',
  },
  '/blog/corretora-portabilidade-saude': {
    ...DEFAULTS,
    name: 'A corretora na portabilidade',
    title: 'Portabilidade com ajuda da corretora | Elos Saúde',
    description:
      'Veja em que a corretora ajuda na portabilidade do plano de saúde: conferir requisitos, juntar documentos, comparar planos e acompanhar a resposta.',
    keywords: ['portabilidade de carências', 'corretora portabilidade', 'trocar de plano de saúde'],
    relatedRoutes: [
      '/blog/regras-portabilidade-plano-saude-2025',
      '/plano-senior',
      '/parceiros-elos',
      '/blog/melhor-corretora-seguros-plano-saude',
    ],
    subject: 'article-corretora-portabilidade-saude',
  },
  '/blog/regras-portabilidade-plano-saude-2025': {
    ...DEFAULTS,
    name: 'Regras da portabilidade',
    title: 'Regras da portabilidade do plano de saúde | Elos Saúde',
    description:
      'Quem pode trocar de plano sem cumprir nova carência, quanto tempo é preciso esperar, que documentos juntar e o que fazer se o pedido for negado.',
    keywords: ['regras portabilidade', 'portabilidade plano de saúde', 'RN 438', 'carência'],
    relatedRoutes: [
      '/blog/corretora-portabilidade-saude',
      '/blog/como-economizar-plano-saude',
      '/medsenior-saude',
      '/plano-senior',
    ],
    subject: 'article-regras-portabilidade-plano-saude-2025',
  },
  '/blog/como-economizar-plano-saude': {
    ...DEFAULTS,
    name: 'Como economizar no plano de saúde',
    title: 'Como economizar no plano de saúde | Elos Saúde',
    description:
      'Caminhos honestos para pagar menos no plano de saúde sem ficar descoberto: acomodação, coparticipação, rede, forma de pagamento e dependentes.',
    keywords: ['economizar plano de saúde', 'reduzir mensalidade', 'coparticipação', 'enfermaria'],
    relatedRoutes: [
      '/blog/contratar-plano-saude-barato-2025',
      '/blog/regras-portabilidade-plano-saude-2025',
      '/plano-empresarial',
      '/plano-familiar',
    ],
    subject: 'article-como-economizar-plano-saude',
  },
  '/blog/plano-saude-bradesco-onde-contratar': {
    ...DEFAULTS,
    name: 'Bradesco Saúde: onde contratar',
    title: 'Plano de saúde Bradesco: onde contratar | Elos Saúde',
    description:
      'Para quem serve a Bradesco Saúde, quais são as linhas, como funcionam a rede e os descontos e onde contratar com a orientação de uma corretora.',
    keywords: ['plano de saúde Bradesco', 'onde contratar Bradesco Saúde', 'Bradesco Saúde preço'],
    relatedRoutes: [
      '/bradesco-saude',
      '/blog/plano-saude-sulamerica-onde-contratar',
      '/plano-empresarial',
      '/blog/como-economizar-plano-saude',
    ],
    subject: 'article-plano-saude-bradesco-onde-contratar',
  },
  '/blog/plano-saude-sulamerica-onde-contratar': {
    ...DEFAULTS,
    name: 'SulAmérica: onde contratar',
    title: 'Plano de saúde SulAmérica: onde contratar | Elos Saúde',
    description:
      'Linhas, rede, reembolso digital e descontos para dependentes da SulAmérica, com o que perguntar antes de assinar e onde contratar o seu plano.',
    keywords: ['plano de saúde SulAmérica', 'onde contratar SulAmérica', 'SulAmérica Direto'],
    relatedRoutes: [
      '/sulamerica-saude',
      '/blog/plano-saude-bradesco-onde-contratar',
      '/plano-familiar',
      '/blog/regras-portabilidade-plano-saude-2025',
    ],
    subject: 'article-plano-saude-sulamerica-onde-contratar',
  },
  '/blog/plano-saude-amil-onde-contratar': {
    ...DEFAULTS,
    name: 'Amil: onde contratar',
    title: 'Plano de saúde Amil: onde contratar | Elos Saúde',
    description:
      'Conheça as linhas One, Blue e Easy da Amil, os descontos por filho e as campanhas do ano, e saiba onde contratar com orientação.',
    keywords: ['plano de saúde Amil', 'onde contratar Amil', 'Amil Easy', 'Amil Blue'],
    relatedRoutes: [
      '/amil-saude',
      '/blog/plano-saude-alice-onde-contratar',
      '/plano-empresarial',
      '/blog/contratar-plano-saude-barato-2025',
    ],
    subject: 'article-plano-saude-amil-onde-contratar',
  },
  '/blog/plano-saude-medsenior-onde-contratar': {
    ...DEFAULTS,
    name: 'MedSênior: onde contratar',
    title: 'Plano de saúde MedSênior: onde contratar | Elos Saúde',
    description:
      'Um plano pensado para a maturidade: quem pode entrar, como funciona o reajuste, o que a rede oferece e onde contratar a MedSênior com tranquilidade.',
    keywords: ['plano de saúde MedSênior', 'onde contratar MedSênior', 'plano para idosos'],
    relatedRoutes: [
      '/medsenior-saude',
      '/plano-senior',
      '/blog/regras-portabilidade-plano-saude-2025',
      '/seguro-vida',
    ],
    subject: 'article-plano-saude-medsenior-onde-contratar',
  },
  '/blog/plano-saude-alice-onde-contratar': {
    ...DEFAULTS,
    name: 'Alice: onde contratar',
    title: 'Plano de saúde Alice: onde contratar | Elos Saúde',
    description:
      'Como funciona um plano de saúde digital, o que muda no dia a dia, quais são as linhas e os programas da Alice e onde contratar com orientação.',
    keywords: ['plano de saúde Alice', 'onde contratar Alice', 'plano de saúde digital'],
    relatedRoutes: [
      '/alice-saude',
      '/blog/plano-saude-amil-onde-contratar',
      '/plano-individual',
      '/blog/como-economizar-plano-saude',
    ],
    subject: 'article-plano-saude-alice-onde-contratar',
  },
} satisfies Record<string, RouteSeed>
