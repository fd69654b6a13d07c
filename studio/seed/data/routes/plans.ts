import type { RouteSeed } from './route.ts'

const DEFAULTS = { category: 'produto', priority: 0.7, changefreq: 'monthly' } as const

export const planRoutes = {
  '/plano-empresarial': {
    ...DEFAULTS,
    name: 'Plano Empresarial',
    title: 'Plano de saúde empresarial e odontológico | Elos Saúde',
    description:
      'Saúde e odontologia para a sua empresa, do MEI ao grande quadro. Compare seis operadoras com a ajuda de uma corretora e receba uma proposta clara.',
    keywords: ['plano de saúde empresarial', 'plano de saúde MEI', 'plano de saúde PME'],
    relatedRoutes: [
      '/porto-seguro-saude',
      '/bradesco-saude',
      '/seguro-vida',
      '/blog/como-economizar-plano-saude',
    ],
    subject: 'plan-empresarial',
  },
  '/plano-senior': {
    ...DEFAULTS,
    name: 'Plano Sênior',
    title: 'Plano de saúde sênior: cuidado na maturidade | Elos Saúde',
    description:
      'Planos de saúde para a maturidade, com prevenção e acompanhamento próximo. Explicamos carência, reajuste e portabilidade com calma e sem letra miúda.',
    keywords: ['plano de saúde sênior', 'plano de saúde para idosos', 'plano terceira idade'],
    relatedRoutes: [
      '/medsenior-saude',
      '/blog/plano-saude-medsenior-onde-contratar',
      '/blog/corretora-portabilidade-saude',
      '/seguro-vida',
    ],
    subject: 'plan-senior',
  },
  '/plano-familiar': {
    ...DEFAULTS,
    name: 'Plano Familiar',
    title: 'Plano odontológico familiar | Elos Saúde',
    description:
      'Dentista para a família inteira em um só contrato: prevenção, tratamento e ortodontia para as crianças. Compare três operadoras e escolha com calma.',
    keywords: ['plano odontológico familiar', 'plano dental família', 'ortodontia infantil'],
    relatedRoutes: ['/plano-individual', '/amil-saude', '/sulamerica-saude', '/seguro-vida'],
    subject: 'plan-familiar',
  },
  '/plano-individual': {
    ...DEFAULTS,
    name: 'Plano Individual',
    title: 'Plano odontológico individual | Elos Saúde',
    description:
      'Um plano odontológico só para você, com consultas, limpeza e tratamento sem surpresa no orçamento. Compare três operadoras e peça sua cotação.',
    keywords: ['plano odontológico individual', 'plano dental', 'dentista pelo plano'],
    relatedRoutes: ['/plano-familiar', '/alice-saude', '/bradesco-saude', '/seguro-vida'],
    subject: 'plan-individual',
  },
} satisfies Record<string, RouteSeed>
