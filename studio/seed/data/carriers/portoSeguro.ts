import type { CarrierSeed } from './carrier.ts'

export const portoSeguro: CarrierSeed = {
  name: 'Porto Seguro',
  slug: 'porto-seguro-saude',
  order: 4,
  summary: 'Planos para empresas e para quem é MEI, em cinco categorias de rede.',
  features: ['Para empresas e MEI', 'Cinco categorias', 'Rede por categoria'],
  inQuoteForm: true,
  highlights: [],
  lines: [
    {
      name: 'Empresariais',
      description: 'Tipo de contrato: para sócios, funcionários e dependentes.',
    },
    { name: 'MEI', description: 'Tipo de contrato: para quem trabalha por conta própria.' },
    { name: 'Cristal', description: 'Categoria de rede: a de entrada.' },
    { name: 'Bronze', description: 'Categoria de rede: a que vem depois da Cristal.' },
    { name: 'Prata', description: 'Categoria de rede: a do meio.' },
    { name: 'Ouro Mais', description: 'Categoria de rede: acima da Prata.' },
    { name: 'Diamante', description: 'Categoria de rede: a mais alta.' },
  ],
  hero: {
    eyebrow: 'Porto Seguro Saúde',
    title: 'Saúde para a sua empresa, mesmo que ela seja só você',
    lead: 'Planos empresariais e para MEI em cinco categorias. Explicamos o que muda de uma para outra e o que o seu CNPJ permite contratar.',
  },
  benefits: {
    title: 'O que a Porto Seguro oferece a quem tem empresa',
    items: [
      {
        icon: 'briefcase',
        title: 'Aceita MEI',
        text: 'Quem trabalha por conta própria pode contratar pelo CNPJ, com a família junto.',
      },
      {
        icon: 'list-checks',
        title: 'Cinco categorias',
        text: 'De Cristal a Diamante, você escolhe quanto de rede quer pagar.',
      },
      {
        icon: 'stethoscope',
        title: 'Médico por vídeo',
        text: 'Perguntamos se a categoria escolhida inclui consulta a distância.',
      },
      {
        icon: 'device-mobile',
        title: 'O que dá para fazer pelo celular',
        text: 'Mostramos onde ver carteirinha, rede e boleto no aplicativo da operadora.',
      },
      {
        icon: 'handshake',
        title: 'Já é cliente da Porto?',
        text: 'Perguntamos se os seus outros seguros trazem alguma condição melhor.',
      },
    ],
  },
  reasons: {
    title: 'Quatro motivos para considerar a Porto Seguro',
    items: [
      {
        icon: 'buildings',
        title: 'Pensada para negócios pequenos',
        text: 'O contrato empresarial costuma sair mais em conta que o individual, mesmo com poucas vidas.',
      },
      {
        icon: 'chart-line-up',
        title: 'Cresce com a equipe',
        text: 'Comece em uma categoria e mude quando a empresa puder.',
      },
      {
        icon: 'map-pin',
        title: 'Rede conferida antes',
        text: 'Conferimos os hospitais perto da empresa e da casa de cada funcionário.',
      },
      {
        icon: 'truck',
        title: 'Um só corretor para tudo',
        text: 'Cuidamos também do [seguro de frota](/seguro-automotivo-frotas) e do [seguro de vida](/seguro-vida) da empresa.',
      },
    ],
  },
  information: [
    {
      topic: 'network',
      title: 'A categoria define a rede',
      body: `
        Médicos e clínicas se repetem nas categorias. O que muda são os hospitais, os laboratórios e
        o valor do reembolso. Por isso vale olhar a lista antes do nome do plano.

        Mande o CEP da empresa e o dos funcionários: devolvemos um mapa simples do que há por perto.
      `,
    },
    {
      topic: 'plans',
      title: 'De Cristal a Diamante',
      body: `
        São duas escolhas. A primeira é o **tipo de contrato**: Empresariais ou MEI. A segunda é a
        **categoria**, que define a rede: Cristal, Bronze, Prata, Ouro Mais ou Diamante, da mais
        simples à mais completa.

        O MEI precisa de pelo menos {{mei-tempo}} de inscrição, e a operadora pede comprovação:
        dizemos exatamente quais papéis juntar.
      `,
    },
    {
      topic: 'prevention',
      title: 'Equipe saudável falta menos',
      body: `
        Perguntamos à operadora quais programas de prevenção o contrato inclui: gestação, doenças
        crônicas, saúde mental.

        Ajudamos o responsável pelo RH a divulgar o que já está pago e quase ninguém usa.
      `,
    },
    {
      topic: 'support',
      title: 'Inclusões, exclusões e boletos sem dor de cabeça',
      body: `
        Entrou ou saiu alguém? Mande uma mensagem e cuidamos da movimentação. Conferimos a fatura
        com você e explicamos o reajuste quando ele chega.

        Na urgência, o funcionário fala direto com a central da operadora, a qualquer hora.
      `,
    },
    {
      topic: 'conclusion',
      title: 'Para quem a Porto Seguro faz sentido',
      body: `
        Para o MEI que quer plano de saúde sem depender de emprego e para a empresa que prefere
        escolher a rede por categoria.

        **Não tem CNPJ?** Então este plano não serve. Veja as [operadoras](/#operadoras) com linhas
        para pessoas e famílias, ou [peça uma cotação](/#contato): dizemos quais vendem na sua cidade.
      `,
    },
  ],
  closing: {
    title: 'Descubra qual categoria cabe na sua empresa',
    text: 'Mande as idades e o CEP. Respondemos em {{resposta}}, no horário de atendimento, com duas ou três opções comparadas.',
    label: 'Solicitar Cotação Agora',
  },
  chatMessage:
    'Olá! Vim pelo site da Elos Saúde e gostaria de informações sobre os planos da Porto Seguro.',
}
