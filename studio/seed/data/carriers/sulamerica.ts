import type { CarrierSeed } from './carrier.ts'

export const sulamerica: CarrierSeed = {
  name: 'SulAmérica',
  slug: 'sulamerica-saude',
  order: 2,
  summary: 'Operadora tradicional, com reembolso pelo aplicativo e desconto para mais dependentes.',
  features: ['Reembolso digital', 'Telemedicina', 'Desconto por dependente'],
  inQuoteForm: true,
  price: 'sulamerica-preco',
  highlights: [
    { claim: 'sulamerica-anos', label: 'anos de tradição' },
    { claim: 'sulamerica-dependente-4', label: 'de desconto do 4º dependente em diante' },
    { claim: 'sulamerica-primeira-mensalidade', label: 'de desconto na primeira mensalidade' },
    { claim: 'sulamerica-bem-estar', label: 'de desconto por bem-estar' },
  ],
  lines: [
    {
      name: 'Clássico',
      description: 'Rede ampla e reembolso, para quem gosta de escolher o próprio médico.',
    },
    {
      name: 'Direto',
      description: 'Rede selecionada por região e mensalidade menor, para usar perto de casa.',
    },
    {
      name: 'Empresarial',
      description: 'Para sócios, funcionários e familiares, com opções de coparticipação.',
    },
  ],
  hero: {
    eyebrow: 'SulAmérica Saúde',
    title: 'Tradição no contrato, facilidade no celular',
    lead: 'Com {{sulamerica-anos}} de história, a SulAmérica atende em todo o país e devolve o valor das consultas por reembolso digital. Ajudamos você a escolher a linha que combina com o seu uso.',
  },
  benefits: {
    title: 'O que você ganha com a SulAmérica',
    items: [
      {
        icon: 'globe-hemisphere-west',
        title: 'Cobertura nacional',
        text: 'Atendimento em todo o país nas linhas de rede ampla. Na linha Direto, a rede é por região.',
      },
      {
        icon: 'chat-circle-dots',
        title: 'Telemedicina',
        text: 'Consulta por vídeo, sem sair de casa. Dizemos em que horários e como marcar.',
      },
      {
        icon: 'wallet',
        title: 'Reembolso digital',
        text: 'Fotografe o recibo e peça o reembolso pelo aplicativo, dentro do limite do seu plano.',
      },
      {
        icon: 'users-four',
        title: 'Desconto para a família',
        text: 'Desconto de {{sulamerica-dependente-2}} no segundo dependente, de {{sulamerica-dependente-3}} no terceiro e de {{sulamerica-dependente-4}} do quarto em diante.',
      },
      {
        icon: 'pill',
        title: 'Farmácia mais barata',
        text: 'Descontos em medicamentos nas redes de farmácias participantes.',
      },
      {
        icon: 'tooth',
        title: 'Opção odontológica',
        text: 'O SulAmérica Odonto pode ser contratado junto com o plano de saúde.',
      },
    ],
  },
  reasons: {
    title: 'Quatro motivos para considerar a SulAmérica',
    items: [
      {
        icon: 'shield-check',
        title: 'Experiência longa',
        text: 'São {{sulamerica-anos}} lidando com seguros e saúde no Brasil.',
      },
      {
        icon: 'device-mobile',
        title: 'Tudo no aplicativo',
        text: 'Carteirinha digital, rede, autorizações e reembolso em um lugar só.',
      },
      {
        icon: 'coins',
        title: 'Primeira mensalidade menor',
        text: 'Em campanhas da operadora, há desconto de {{sulamerica-primeira-mensalidade}} na primeira mensalidade.',
      },
      {
        icon: 'heartbeat',
        title: 'Quem se cuida paga menos',
        text: 'Há descontos de {{sulamerica-bem-estar}} para quem participa dos programas de bem-estar.',
      },
    ],
  },
  information: [
    {
      topic: 'network',
      title: 'Rede ampla ou rede perto de casa',
      body: `
        Nas linhas Clássico e Empresarial, a rede cobre as principais cidades do país. Na linha
        Direto, médicos e hospitais são escolhidos por região, e por isso a mensalidade é menor.

        Se o médico de sempre não está na rede, o reembolso pode ajudar. O valor devolvido tem
        limite: pedimos a tabela antes, para você não descobrir depois da consulta.
      `,
    },
    {
      topic: 'plans',
      title: 'Três linhas para três jeitos de usar',
      body: `
        - **Clássico**: para quem quer escolher entre muitos médicos e usar o reembolso.
        - **Direto**: {{sulamerica-preco}}, para quem usa o plano perto de casa.
        - **Empresarial**: para empresas, com desconto maior conforme o grupo cresce.

        Existe uma {{sulamerica-individual}} no catálogo, mas a venda a novos clientes precisa ser
        confirmada com a operadora. Fazemos essa consulta antes de mandar qualquer proposta.
      `,
    },
    {
      topic: 'prevention',
      title: 'Programas que fazem você se cuidar mais',
      body: `
        A SulAmérica tem programas de prevenção. Perguntamos quais servem para você e como
        participar: gestação, doenças crônicas, parar de fumar, perder peso.

        Quem participa dos programas de bem-estar pode ter descontos de {{sulamerica-bem-estar}}.
        As regras estão no contrato: lemos com você.
      `,
    },
    {
      topic: 'support',
      title: 'Portabilidade e atendimento sem correria',
      body: `
        Para trazer o seu plano atual para a SulAmérica sem nova carência, a operadora pede
        {{sulamerica-portabilidade}} no plano de origem. Conferimos as datas e os comprovantes
        antes de entrar com o pedido.

        Depois da contratação, o aplicativo resolve quase tudo. O que ele não resolve, resolvemos
        juntos, com uma pessoa do outro lado.
      `,
    },
    {
      topic: 'conclusion',
      title: 'Para quem a SulAmérica faz sentido',
      body: `
        Para famílias com vários dependentes, para quem valoriza o reembolso e para empresas que
        querem opção de rede. Se o preço é o que pesa mais, olhe primeiro a linha Direto.

        Saiba mais no artigo
        [SulAmérica: onde contratar](/blog/plano-saude-sulamerica-onde-contratar).
      `,
    },
  ],
  closing: {
    title: 'Vamos fazer a conta com os seus dependentes',
    text: 'Diga as idades da família e respondemos em {{resposta}}, no horário de atendimento, com os descontos já aplicados.',
    label: 'Solicitar Cotação Agora',
  },
  chatMessage:
    'Olá! Vim pelo site da Elos Saúde e gostaria de informações sobre os planos da SulAmérica.',
}
