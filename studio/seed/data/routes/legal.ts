import type { RouteSeed } from './route.ts'

const DEFAULTS = { category: 'institucional', priority: 0.3, changefreq: 'yearly' } as const

export const legalRoutes = {
  '/politica-privacidade': {
    ...DEFAULTS,
    name: 'Política de Privacidade',
    title: 'Política de privacidade | Elos Saúde',
    description:
      'Que dados pedimos, para quê, com quem os dividimos e por quanto tempo os guardamos. Conheça também os seus direitos segundo a LGPD.',
    keywords: ['política de privacidade', 'LGPD', 'proteção de dados'],
    relatedRoutes: ['/meus-dados', '/termos-uso', '/como-ganhamos-dinheiro'],
    subject: 'legalPage-privacidade',
  },
  '/termos-uso': {
    ...DEFAULTS,
    name: 'Termos de Uso',
    title: 'Termos de uso | Elos Saúde',
    description:
      'As regras para usar este site: o que ele oferece, o que não promete e como tratamos cotações, preços, marcas e textos publicados aqui.',
    keywords: ['termos de uso', 'condições de uso do site'],
    relatedRoutes: ['/politica-privacidade', '/meus-dados', '/padroes-editoriais'],
    subject: 'legalPage-termos',
  },
  '/como-ganhamos-dinheiro': {
    ...DEFAULTS,
    name: 'Como ganhamos dinheiro',
    title: 'Como ganhamos dinheiro | Elos Saúde',
    description:
      'Quem paga a corretora, por que a consultoria não custa nada ao cliente e o que fazemos para que a comissão não decida por você.',
    keywords: ['comissão de corretora', 'transparência', 'consultoria gratuita'],
    relatedRoutes: [
      '/padroes-editoriais',
      '/blog/melhor-corretora-seguros-plano-saude',
      '/parceiros-elos',
    ],
    subject: 'legalPage-como-ganhamos-dinheiro',
  },
  '/padroes-editoriais': {
    ...DEFAULTS,
    name: 'Padrões editoriais',
    title: 'Padrões editoriais | Elos Saúde',
    description:
      'Como escrevemos, conferimos, datamos e corrigimos os textos e os preços publicados neste site, e como você pode nos apontar um erro.',
    keywords: ['padrões editoriais', 'fontes', 'correções'],
    relatedRoutes: ['/blog', '/como-ganhamos-dinheiro', '/termos-uso'],
    subject: 'legalPage-padroes-editoriais',
  },
  '/meus-dados': {
    ...DEFAULTS,
    name: 'Meus dados',
    title: 'Meus dados: como fazer um pedido LGPD | Elos Saúde',
    description:
      'Quer saber, corrigir ou apagar os dados que temos sobre você? Veja como pedir, o que informar e em quanto tempo respondemos.',
    keywords: ['direitos do titular', 'LGPD', 'apagar meus dados'],
    relatedRoutes: ['/politica-privacidade', '/termos-uso', '/acessibilidade'],
    subject: 'legalPage-meus-dados',
  },
  '/acessibilidade': {
    ...DEFAULTS,
    name: 'Acessibilidade',
    title: 'Acessibilidade | Elos Saúde',
    description:
      'O que fazemos para que todos consigam ler e usar este site, com ou sem tecnologia assistiva, e como nos contar de uma barreira encontrada.',
    keywords: ['acessibilidade', 'WCAG', 'leitor de tela'],
    relatedRoutes: ['/meus-dados', '/padroes-editoriais', '/'],
    subject: 'legalPage-acessibilidade',
  },
} satisfies Record<string, RouteSeed>
