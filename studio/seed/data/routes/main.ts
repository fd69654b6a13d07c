import type { RouteSeed } from './route.ts'

export const mainRoutes = {
  '/': {
    name: 'Início',
    title: 'Elos Saúde: planos de saúde e odontológicos em São Paulo',
    description:
      'Compare planos de saúde e odontológicos com ajuda de gente de verdade. Consultoria sem custo para famílias, empresas e pessoas com mais idade.',
    category: 'home',
    priority: 1,
    changefreq: 'weekly',
    keywords: ['plano de saúde', 'corretora de planos de saúde', 'plano odontológico', 'São Paulo'],
    relatedRoutes: [
      '/plano-empresarial',
      '/plano-senior',
      '/blog/contratar-plano-saude-barato-2025',
      '/parceiros-elos',
    ],
    subject: 'homePage',
  },
  '/parceiros-elos': {
    name: 'Parceiros Elos',
    title: 'Seja parceiro: programa para corretores | Elos Saúde',
    description:
      'Você é corretor? Ofereça planos de saúde e portabilidade aos seus clientes. A papelada e o pós-venda ficam conosco, e a comissão chega todo mês.',
    category: 'institucional',
    priority: 0.7,
    changefreq: 'monthly',
    keywords: ['parceria para corretores', 'comissão plano de saúde', 'portabilidade', 'corretor'],
    relatedRoutes: [
      '/padroes-editoriais',
      '/como-ganhamos-dinheiro',
      '/blog/corretora-portabilidade-saude',
      '/plano-empresarial',
    ],
    subject: 'partnerPage',
  },
  '/blog': {
    name: 'Blog',
    title: 'Blog: conselhos sobre planos de saúde | Elos Saúde',
    description:
      'Artigos em linguagem simples para escolher, pagar menos e trocar de plano de saúde com segurança: portabilidade, carência, preços e operadoras.',
    category: 'blog',
    priority: 0.8,
    changefreq: 'weekly',
    keywords: ['blog plano de saúde', 'dicas plano de saúde', 'portabilidade', 'carência'],
    relatedRoutes: [
      '/plano-empresarial',
      '/plano-familiar',
      '/plano-senior',
      '/padroes-editoriais',
    ],
    subject: 'blogPage',
  },
} satisfies Record<string, RouteSeed>
