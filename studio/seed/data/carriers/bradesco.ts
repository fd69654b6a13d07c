import type { CarrierSeed } from './carrier.ts'

export const bradesco: CarrierSeed = {
  name: 'Bradesco Saúde',
  slug: 'bradesco-saude',
  order: 1,
  summary: 'Rede ampla em todo o país, para quem viaja ou tem família em mais de uma cidade.',
  features: ['Rede nacional', 'Desconto em farmácias', 'Planos para empresas e famílias'],
  inQuoteForm: true,
  price: 'bradesco-preco',
  highlights: [
    { claim: 'bradesco-prestadores', label: 'prestadores na rede' },
    { claim: 'bradesco-municipios', label: 'municípios atendidos' },
    { claim: 'bradesco-anos', label: 'anos de história' },
    { claim: 'bradesco-farmacia', label: 'de desconto em farmácias' },
  ],
  lines: [
    {
      name: 'Nacional',
      description:
        'Atendimento em todos os estados, para quem mora em um lugar e trabalha em outro.',
    },
    {
      name: 'Empresarial',
      description:
        'Para empresas de vários tamanhos, com acomodação e rede à escolha do contratante.',
    },
    {
      name: 'Individual e Familiar',
      description: 'Para contratar sem empresa. A venda depende da operadora: confirmamos antes.',
    },
    {
      name: 'Premium',
      description:
        'Hospitais e laboratórios de padrão mais alto, com reembolso maior em consultas.',
    },
  ],
  hero: {
    eyebrow: 'Bradesco Saúde',
    title: 'Um plano que acompanha você em todo o país',
    lead: 'São {{bradesco-prestadores}} em {{bradesco-municipios}}, e uma marca com {{bradesco-anos}} de história. Ajudamos você a escolher a linha certa e a entender cada cláusula.',
  },
  benefits: {
    title: 'O que a Bradesco Saúde oferece no dia a dia',
    items: [
      {
        icon: 'hospital',
        title: 'Rede em todas as regiões',
        text: 'Médicos, laboratórios e hospitais em {{bradesco-municipios}}, para quem viaja ou tem filhos longe.',
      },
      {
        icon: 'pill',
        title: 'Remédios mais em conta',
        text: 'Descontos de {{bradesco-farmacia}} em farmácias participantes. Pergunte quais ficam perto de você.',
      },
      {
        icon: 'device-mobile',
        title: 'Carteirinha no celular',
        text: 'Mostramos como achar médicos e acompanhar pedidos no aplicativo.',
      },
      {
        icon: 'chat-circle-dots',
        title: 'Médico por vídeo',
        text: 'Perguntamos quais planos incluem orientação médica a distância.',
      },
      {
        icon: 'tooth',
        title: 'Dentista também',
        text: 'O Bradesco Dental pode entrar no mesmo pedido. Dizemos como fica a cobrança.',
      },
      {
        icon: 'currency-circle-dollar',
        title: 'Preço de entrada acessível',
        text: 'Há planos {{bradesco-preco}}. O valor final depende da idade, da cidade e da acomodação.',
      },
    ],
  },
  reasons: {
    title: 'Quatro motivos para considerar a Bradesco Saúde',
    items: [
      {
        icon: 'globe-hemisphere-west',
        title: 'Cobertura fora da sua cidade',
        text: 'A rede chega a capitais e a cidades do interior. Conferimos o que há perto de você.',
      },
      {
        icon: 'shield-check',
        title: 'Uma marca de longa data',
        text: 'São {{bradesco-anos}} de atuação no mercado segurador brasileiro.',
      },
      {
        icon: 'buildings',
        title: 'Boa escolha para empresas',
        text: 'Do pequeno escritório à indústria, vemos o que cabe no orçamento.',
      },
      {
        icon: 'handshake',
        title: 'Ajuda até o fim',
        text: 'Comparamos, explicamos a carência e continuamos ao seu lado depois da assinatura.',
      },
    ],
  },
  information: [
    {
      topic: 'network',
      title: 'A rede muda conforme o plano',
      body: `
        A operadora informa {{bradesco-prestadores}}, mas nem todos atendem todos os planos. O
        hospital que atende a linha Premium pode não atender um plano de entrada.

        Antes de decidir, diga quais médicos e hospitais você não quer perder. Conferimos um por um
        na lista do plano oferecido e mandamos a resposta por escrito.
      `,
    },
    {
      topic: 'plans',
      title: 'Quatro linhas, com propósitos diferentes',
      body: `
        - **Nacional**: atendimento em todo o país, para quem se desloca com frequência.
        - **Empresarial**: a partir do CNPJ da empresa, com condições para sócios e funcionários.
        - **Individual e Familiar**: sem empresa. Confirmamos com a operadora se há venda nova.
        - **Premium**: hospitais de padrão mais alto e reembolso maior.

        Em cada linha você escolhe enfermaria ou quarto individual. Na enfermaria o preço cai, e o
        médico e o tratamento continuam os mesmos.
      `,
    },
    {
      topic: 'prevention',
      title: 'Cuidar antes de adoecer',
      body: `
        Perguntamos quais programas de prevenção o plano inclui, e como participar.

        Os descontos de {{bradesco-farmacia}} em farmácias ajudam quem toma remédio todo mês. Leve a
        receita e compare o preço antes de pagar.
      `,
    },
    {
      topic: 'support',
      title: 'A quem recorrer quando precisar',
      body: `
        Pelo aplicativo e pela central da operadora você marca, autoriza e pede reembolso. Se algo
        travar, fale conosco: abrimos o chamado com você e acompanhamos a resposta.

        Também ajudamos a incluir um filho que nasceu, a trocar de acomodação e a entender o aviso
        de reajuste.
      `,
    },
    {
      topic: 'conclusion',
      title: 'Para quem a Bradesco Saúde faz sentido',
      body: `
        Para quem dá valor a uma rede espalhada pelo país e quer uma operadora conhecida. Se você só
        usa médicos do seu bairro, uma rede regional pode custar menos: mostramos as duas contas.

        Quer ler com mais calma? Veja o artigo
        [Bradesco Saúde: onde contratar](/blog/plano-saude-bradesco-onde-contratar).
      `,
    },
  ],
  closing: {
    title: 'Veja quanto custa para a sua idade e a sua cidade',
    text: 'Respondemos em {{resposta}}, no horário de atendimento, com a consultoria {{corretora-consultoria}}.',
    label: 'Solicitar Cotação Agora',
  },
  chatMessage:
    'Olá! Vim pelo site da Elos Saúde e gostaria de informações sobre os planos da Bradesco Saúde.',
}
