import type { ProductSeed } from './product.ts'

export const fleet: ProductSeed = {
  name: 'Seguro Automotivo de Frotas',
  slug: 'seguro-automotivo-frotas',
  order: 1,
  summary: 'Carros, vans e caminhões da empresa em uma só apólice.',
  quoteLabel: 'Seguro de Frotas',
  quoteQuestions: 'fleet',
  icon: 'truck',
  highlights: [{ claim: 'frotas-experiencia', label: 'anos de experiência com frotas' }],
  hero: {
    scene: 'frotas',
    eyebrow: 'Seguro automotivo de frotas',
    title: 'Sua empresa não para quando um veículo para',
    lead: 'Uma apólice para todos os veículos, um corretor para todos os sinistros. São {{frotas-experiencia}} cuidando de frotas de vários tamanhos.',
  },
  benefits: {
    title: 'O que a apólice de frota resolve',
    items: [
      {
        icon: 'files',
        title: 'Uma só apólice',
        text: 'Todos os veículos com o mesmo vencimento e um boleto que se entende.',
      },
      {
        icon: 'car',
        title: 'Colisão, roubo e incêndio',
        text: 'Cobertura para o veículo, com a franquia que a sua operação suporta.',
      },
      {
        icon: 'users-three',
        title: 'Danos a terceiros',
        text: 'Proteção quando o motorista da empresa causa um acidente.',
      },
      {
        icon: 'phone',
        title: 'Assistência na estrada',
        text: 'Guincho, chaveiro e socorro mecânico, de dia e de noite.',
      },
      {
        icon: 'repeat',
        title: 'Entrada e saída simples',
        text: 'Comprou ou vendeu um veículo? Uma mensagem basta.',
      },
    ],
  },
  reasons: {
    title: 'Quatro motivos para cuidar da frota com a Elos',
    items: [
      {
        icon: 'handshake',
        title: 'Quem entende de operação',
        text: 'Perguntamos sobre rotas, cargas e motoristas antes de falar em preço.',
      },
      {
        icon: 'scales',
        title: 'Propostas comparadas',
        text: 'Consultamos várias seguradoras e mostramos coberturas lado a lado.',
      },
      {
        icon: 'lifebuoy',
        title: 'Sinistro acompanhado',
        text: 'Abrimos o aviso, cobramos prazos e mantemos você informado.',
      },
      {
        icon: 'chart-line-up',
        title: 'Menos acidentes, menos custo',
        text: 'Com o histórico na mão, negociamos melhor a renovação.',
      },
    ],
  },
  information: [
    {
      topic: 'network',
      label: 'Oficinas e assistência',
      title: 'Oficinas e guincho onde os veículos rodam',
      body: `
        De nada adianta uma oficina credenciada do outro lado do estado. Conferimos a rede nas
        cidades e estradas por onde a sua frota passa.

        Você também pode escolher a oficina da empresa, conforme a seguradora.
      `,
    },
    {
      topic: 'plans',
      label: 'Coberturas',
      title: 'Coberturas que se montam como peças',
      body: `
        - **Básica**: colisão, incêndio, roubo e furto.
        - **Terceiros**: danos materiais, corporais e morais.
        - **Passageiros**: proteção para quem está no veículo.
        - **Complementos**: vidros, carro reserva e equipamentos.

        A franquia muda o preço. Mostramos quanto se economiza, e quanto se paga quando algo acontece.
      `,
    },
    {
      topic: 'prevention',
      label: 'Prevenção de acidentes',
      title: 'O melhor sinistro é o que não acontece',
      body: `
        Treinamento de motoristas, manutenção em dia e rastreamento reduzem acidentes. Algumas
        seguradoras levam isso em conta no preço.

        Ajudamos a montar um controle simples: quem dirigiu, onde bateu, o que se aprendeu.
      `,
    },
    {
      topic: 'support',
      label: 'Em caso de acidente',
      title: 'No acidente, primeiro as pessoas',
      body: `
        Garanta a segurança de todos e chame o socorro. Depois, fotografe, anote as placas e ligue
        para a assistência. Em seguida, fale conosco.

        Cuidamos do aviso de sinistro, dos documentos e da conversa com a seguradora.
      `,
    },
    {
      topic: 'conclusion',
      title: 'Para frotas pequenas e grandes',
      body: `
        Uma loja com dois carros de entrega e uma transportadora têm necessidades diferentes. As duas
        merecem uma apólice escrita para elas.

        Aproveite para ver o [plano empresarial](/plano-empresarial) e o
        [seguro de vida](/seguro-vida) da equipe.
      `,
    },
  ],
  closing: {
    title: 'Mande a lista de veículos e receba a comparação',
    text: 'Modelo, ano e uso bastam para começar. Respondemos em {{resposta}}, no horário de atendimento.',
    label: 'Solicitar Cotação Agora',
  },
  chatMessage:
    'Olá! Vim pelo site da Elos Saúde e gostaria de informações sobre o seguro de frotas para a minha empresa.',
}
