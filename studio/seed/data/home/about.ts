import type { ClaimKey } from '../claims/index.ts'
import type { FeatureSeed, HeadingSeed } from '../content.ts'

type About = HeadingSeed & {
  body: string
  values: FeatureSeed[]
  differentials: { claim?: ClaimKey; label: string }[]
}

export const about: About = {
  eyebrow: 'Sobre nós',
  title: 'Somos o elo entre você e um cuidado de verdade',
  lead: 'Há {{corretora-anos}} ajudamos famílias, empresas e pessoas com mais idade a escolher sem medo.',
  body: `
    Plano de saúde é um contrato longo, cheio de palavras difíceis. Nosso trabalho é traduzir: o que
    está coberto, quanto tempo é preciso esperar, quanto vai custar daqui a alguns anos.

    Trabalhamos com {{corretora-seguradoras}} e não temos exclusividade com nenhuma. Quem nos paga
    é a operadora contratada, e explicamos isso às claras em
    [como ganhamos dinheiro](/como-ganhamos-dinheiro).
  `,
  values: [
    {
      icon: 'heart',
      title: 'Cuidado',
      text: 'Ouvimos a sua história antes de falar de preço. Cada família tem a sua.',
    },
    {
      icon: 'target',
      title: 'Excelência',
      text: 'Conferimos rede, carência e contrato, linha por linha, antes de você assinar.',
    },
    {
      icon: 'shield-check',
      title: 'Confiança',
      text: 'Dizemos também o que o plano não cobre. É assim que se constrói uma relação longa.',
    },
  ],
  differentials: [
    { claim: 'corretora-anos', label: 'anos de mercado' },
    { claim: 'corretora-seguradoras', label: 'seguradoras parceiras' },
    { claim: 'corretora-suporte', label: 'de suporte a clientes, emergências aos domingos' },
    { claim: 'corretora-consultoria', label: 'a nossa consultoria' },
    { label: 'Suporte ilimitado depois da contratação' },
  ],
}
