import type { HeadingSeed, Notation } from '../content.ts'

type Story = HeadingSeed & {
  steps: { when: string; title: string; text: Notation }[]
  founders: { name: string; role: string; text: string }[]
  mission: { title: string; text: Notation }
}

export const story: Story = {
  eyebrow: 'Sobre',
  title: 'Uma amizade que virou corretora',
  lead: 'A Elos nasceu de corretores, para corretores. Esta é a nossa história.',
  steps: [
    {
      when: 'O começo',
      title: 'Dois corretores na mesma estrada',
      text: 'Nossa história começou há {{corretora-historia}}, no dia a dia da venda de planos de saúde.',
    },
    {
      when: 'A amizade',
      title: 'Uma confiança construída devagar',
      text: 'Vieram anos de conversas, clientes em comum e ajuda de um ao outro nos dias difíceis.',
    },
    {
      when: 'A indignação',
      title: 'O corretor merecia mais',
      text: 'Vimos como o mercado trata quem vende: pouco preparo, pouca resposta e comissão incerta. Aquilo incomodava.',
    },
    {
      when: 'A decisão',
      title: 'Fundar a empresa que faltava',
      text: 'Decidimos criar uma corretora que trata o parceiro como gostaríamos de ter sido tratados.',
    },
  ],
  founders: [
    {
      name: 'Cofundador 1',
      role: 'Operações e portabilidade',
      text: 'Estuda contratos e regras e acompanha de perto cada pedido de portabilidade.',
    },
    {
      name: 'Cofundador 2',
      role: 'Parcerias e treinamento',
      text: 'Recebe os novos parceiros, cuida do treinamento e responde quando algo não anda.',
    },
  ],
  mission: {
    title: 'Nossa missão',
    text: 'Dar ao corretor o respeito, o preparo e o pagamento em dia que o trabalho dele merece, para que mais famílias tenham um bom plano de saúde.',
  },
}
