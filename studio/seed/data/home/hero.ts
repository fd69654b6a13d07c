import type { FeatureSeed, LinkSeed, Notation, StatSeed } from '../content.ts'

interface HomeHero {
  badge: string
  title: string
  lead: Notation
  primary: LinkSeed
  secondary: LinkSeed
  stats: StatSeed[]
  features: FeatureSeed[]
}

export const hero: HomeHero = {
  badge: '15 anos de confiança',
  title: 'O plano de saúde certo, escolhido com quem escuta você',
  lead: 'Comparamos operadoras, explicamos o que está escrito e continuamos por perto depois da assinatura. A consultoria é {{corretora-consultoria}}.',
  primary: { label: 'Solicitar Cotação', action: 'page', route: '/', anchor: 'contato' },
  secondary: { label: 'Ver Planos', action: 'page', route: '/', anchor: 'operadoras' },
  stats: [
    { claim: 'corretora-anos', label: 'anos de mercado' },
    { claim: 'corretora-clientes', label: 'clientes atendidos' },
    { claim: 'corretora-satisfacao', label: 'de satisfação' },
    { claim: 'corretora-seguradoras', label: 'seguradoras parceiras' },
  ],
  features: [
    {
      icon: 'chat-circle-dots',
      title: 'Uma pessoa atende você',
      text: 'Nada de menu infinito. Você conversa com quem entende e recebe resposta em {{resposta}}, no horário de atendimento.',
    },
    {
      icon: 'scales',
      title: 'Comparação honesta',
      text: 'Explicamos preço, rede e carência de cada operadora, inclusive os pontos fracos.',
    },
    {
      icon: 'lifebuoy',
      title: 'Ajuda que continua',
      text: 'Reembolso negado, filho que nasceu, reajuste alto: pode chamar.',
    },
  ],
}
