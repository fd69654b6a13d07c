import type { CarrierSeed } from './carrier.ts'

export const portoSeguro: CarrierSeed = {
  name: 'Porto Seguro',
  slug: 'porto-seguro-saude',
  order: 4,
  summary: 'Planos para empresas e para quem é MEI, em cinco categorias de rede.',
  features: ['Para empresas e MEI', 'Cinco categorias', 'Serviços Porto no pacote'],
  quoteOption: 'porto-seguro',
  highlights: [],
  lines: [
    { name: 'Empresariais', description: 'Para sócios, funcionários e dependentes de empresas.' },
    { name: 'MEI', description: 'Para quem trabalha por conta própria com CNPJ ativo.' },
    { name: 'Cristal', description: 'A categoria de entrada, com rede essencial.' },
    { name: 'Bronze', description: 'Mais médicos e laboratórios, em enfermaria.' },
    { name: 'Prata', description: 'Rede intermediária, em enfermaria ou quarto individual.' },
    { name: 'Ouro Mais', description: 'Hospitais de padrão mais alto e reembolso maior.' },
    { name: 'Diamante', description: 'A rede mais completa da operadora, com livre escolha.' },
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
        text: 'Atendimento a distância para sintomas simples, com receita digital.',
      },
      {
        icon: 'device-mobile',
        title: 'Aplicativo único',
        text: 'Carteirinha, rede, reembolso e segunda via do boleto no celular.',
      },
      {
        icon: 'handshake',
        title: 'Vantagens de cliente Porto',
        text: 'Quem já tem outros seguros da casa pode encontrar condições melhores. Consultamos.',
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
        title: 'Rede forte nas grandes cidades',
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
        - **Cristal**: entrada, para cuidar do essencial.
        - **Bronze**: mais opções de médicos e laboratórios.
        - **Prata**: equilíbrio entre rede e preço.
        - **Ouro Mais**: hospitais de padrão mais alto.
        - **Diamante**: rede completa e livre escolha com reembolso.

        O MEI contrata as mesmas categorias. É preciso CNPJ ativo há algum tempo, e a operadora pede
        comprovação: dizemos exatamente quais papéis juntar.
      `,
    },
    {
      topic: 'prevention',
      title: 'Equipe saudável falta menos',
      body: `
        A operadora oferece orientação para doenças crônicas, gestação e saúde mental. Em contratos
        maiores, é possível combinar campanhas de vacinação e palestras na empresa.

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
        escolher a rede por categoria. Sem CNPJ, veja outras opções na nossa página de
        [planos individuais](/plano-individual).
      `,
    },
  ],
  closing: {
    title: 'Descubra qual categoria cabe na sua empresa',
    text: 'Mande as idades e o CEP. Respondemos em {{resposta}} com duas ou três opções comparadas.',
    label: 'Solicitar Cotação Agora',
  },
  chatMessage:
    'Olá! Vim pelo site da Elos Saúde e gostaria de informações sobre os planos da Porto Seguro.',
}
