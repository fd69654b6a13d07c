import type { ProductSeed } from './product.ts'

export const life: ProductSeed = {
  name: 'Seguro de Vida',
  slug: 'seguro-vida',
  order: 2,
  summary: 'Proteção para quem depende de você: individual, familiar ou empresarial.',
  quoteLabel: 'Seguro de Vida',
  quoteQuestions: 'life',
  icon: 'shield-check',
  price: 'vida-preco',
  highlights: [
    { claim: 'vida-capital', label: 'de capital segurado' },
    { claim: 'vida-familia', label: 'pessoas na apólice familiar' },
    { claim: 'vida-empresa', label: 'vidas na apólice empresarial' },
    { claim: 'vida-indenizacao', label: 'para pagar a indenização' },
  ],
  hero: {
    scene: 'vida',
    eyebrow: 'Seguro de vida',
    title: 'Quem você ama amparado, aconteça o que acontecer',
    lead: 'Planos {{vida-preco}}, para pessoas {{vida-idades}}. Você escolhe o valor, as coberturas e quem recebe.',
  },
  benefits: {
    title: 'O que o seguro de vida garante',
    items: [
      {
        icon: 'shield-check',
        title: 'Amparo à família',
        text: 'Capital segurado individual {{vida-capital}}, pago a quem você indicar.',
      },
      {
        icon: 'first-aid-kit',
        title: 'Proteção em vida',
        text: 'Coberturas para invalidez e doenças graves, pagas a você mesmo.',
      },
      {
        icon: 'clock',
        title: 'Indenização com prazo',
        text: 'O pagamento sai em {{vida-indenizacao}}, com a documentação completa.',
      },
      {
        icon: 'users-four',
        title: 'Família na mesma apólice',
        text: 'O plano familiar aceita {{vida-familia}}.',
      },
      {
        icon: 'buildings',
        title: 'Benefício para a equipe',
        text: 'A empresa contrata {{vida-empresa}}, com custo baixo por pessoa.',
      },
      {
        icon: 'hand-heart',
        title: 'Assistência funeral',
        text: 'Alguém cuida das providências para que a família possa se despedir.',
      },
    ],
  },
  reasons: {
    title: 'Quatro motivos para pensar nisso hoje',
    items: [
      {
        icon: 'wallet',
        title: 'Cabe no orçamento',
        text: 'Há opções {{vida-preco}}, conforme a idade e o capital escolhido.',
      },
      {
        icon: 'scales',
        title: 'Fora do inventário',
        text: 'A indenização vai direto aos beneficiários, sem esperar a partilha dos bens.',
      },
      {
        icon: 'heart',
        title: 'Escolha sua',
        text: 'Você indica os beneficiários e pode mudar quando quiser.',
      },
      {
        icon: 'chat-circle-dots',
        title: 'Gente na hora difícil',
        text: 'A família fala conosco, e nós falamos com a seguradora.',
      },
    ],
  },
  information: [
    {
      topic: 'network',
      label: 'Seguradoras',
      title: 'Seguradoras conhecidas, comparadas para você',
      body: `
        Trabalhamos com {{corretora-seguradoras}} e comparamos coberturas, carências e exclusões. O
        mais barato nem sempre paga quando se espera.

        Mostramos, em uma tabela simples, o que cada apólice cobre e o que deixa de fora.
      `,
    },
    {
      topic: 'plans',
      label: 'Modalidades',
      title: 'Individual, familiar ou empresarial',
      body: `
        - **Individual**: capital {{vida-capital}}, para pessoas {{vida-idades}}.
        - **Familiar**: {{vida-familia}} na mesma apólice.
        - **Empresarial**: {{vida-empresa}}, com adesão simples para os funcionários.

        Quanto contratar? Um começo: some as dívidas e alguns anos das despesas da casa.
      `,
    },
    {
      topic: 'prevention',
      label: 'Declaração de saúde',
      title: 'Responda à declaração de saúde com a verdade',
      body: `
        Na contratação, a seguradora pergunta sobre doenças, hábitos e profissão. Uma resposta
        incompleta pode impedir o pagamento lá na frente.

        Ajudamos a preencher com calma. Muitas apólices também oferecem orientação médica e
        psicológica por telefone.
      `,
    },
    {
      topic: 'support',
      label: 'Indenização',
      title: 'Como a família recebe',
      body: `
        1. A família nos avisa, por mensagem ou telefone.
        2. Dizemos quais documentos juntar e conferimos um a um.
        3. Enviamos o pedido à seguradora e acompanhamos.
        4. O pagamento sai em {{vida-indenizacao}}, contados da documentação completa.

        Guarde a apólice onde a família encontre e conte a ela que o seguro existe.
      `,
    },
    {
      topic: 'conclusion',
      title: 'Um gesto de cuidado que fica',
      body: `
        O seguro de vida não é sobre morte: é sobre a escola dos filhos, a casa e o sossego de quem
        fica. Começar cedo custa menos.

        Para a equipe da empresa, veja também o [plano empresarial](/plano-empresarial).
      `,
    },
  ],
  closing: {
    title: 'Descubra quanto custa proteger a sua família',
    text: 'Conte a sua idade e quem depende de você. Respondemos em {{resposta}}, no horário de atendimento.',
    label: 'Solicitar Cotação Agora',
  },
  chatMessage: 'Olá! Vim pelo site da Elos Saúde e gostaria de informações sobre o seguro de vida.',
}
