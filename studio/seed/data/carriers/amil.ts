import type { CarrierSeed } from './carrier.ts'

export const amil: CarrierSeed = {
  name: 'Amil',
  slug: 'amil-saude',
  order: 3,
  summary: 'Preço de entrada baixo e descontos que crescem com o número de filhos.',
  features: ['Desconto por filho', 'Três linhas de planos', 'Campanhas no fim do ano'],
  inQuoteForm: true,
  price: 'amil-preco',
  highlights: [
    { claim: 'amil-terceiro-filho', label: 'de desconto no terceiro filho' },
    { claim: 'amil-quarto-filho', label: 'do quarto filho em diante' },
    { claim: 'amil-primeira-mensalidade', label: 'de desconto na primeira mensalidade' },
  ],
  lines: [
    {
      name: 'Fácil',
      description: 'Rede regional e mensalidade mais leve, para quem usa o plano perto de casa.',
    },
    {
      name: 'Saúde',
      description: 'Rede maior, com mais hospitais e laboratórios, em acomodação à escolha.',
    },
    {
      name: 'One',
      description: 'Hospitais de padrão mais alto, reembolso e atendimento dedicado.',
    },
  ],
  hero: {
    eyebrow: 'Amil Saúde',
    title: 'O plano que pesa menos quando a família cresce',
    lead: 'Planos {{amil-preco}} e desconto de {{amil-terceiro-filho}} no terceiro filho. Mostramos a conta inteira, hoje e depois da campanha.',
  },
  benefits: {
    title: 'O que a Amil oferece para a sua família',
    items: [
      {
        icon: 'baby',
        title: 'Desconto para mais filhos',
        text: 'O terceiro filho tem desconto de {{amil-terceiro-filho}}. Do quarto em diante, o plano é {{amil-quarto-filho}}.',
      },
      {
        icon: 'coins',
        title: 'Primeira mensalidade menor',
        text: 'Em campanhas, o desconto é de {{amil-primeira-mensalidade}} na primeira mensalidade.',
      },
      {
        icon: 'hospital',
        title: 'Rede conferida antes',
        text: 'A rede muda de uma linha para outra. Conferimos os hospitais e os médicos que você usa.',
      },
      {
        icon: 'device-mobile',
        title: 'O que dá para fazer pelo celular',
        text: 'Mostramos o que o aplicativo resolve, e o que é melhor pedir por telefone.',
      },
      {
        icon: 'tooth',
        title: 'Amil Dental junto',
        text: 'O plano odontológico pode entrar no mesmo pedido, com um só atendimento nosso.',
      },
    ],
  },
  reasons: {
    title: 'Quatro motivos para considerar a Amil',
    items: [
      {
        icon: 'piggy-bank',
        title: 'Entrada que cabe no bolso',
        text: 'Há planos {{amil-preco}}, conforme a idade, a cidade e a linha.',
      },
      {
        icon: 'users-four',
        title: 'Feita para famílias grandes',
        text: 'Quanto mais filhos, maior o desconto por pessoa.',
      },
      {
        icon: 'calendar-check',
        title: 'Boa época para contratar',
        text: 'As campanhas costumam acontecer {{amil-campanha}}. Avisamos quando começam.',
      },
      {
        icon: 'scales',
        title: 'Três linhas claras',
        text: 'Da rede regional à rede mais completa, você sobe de linha só se precisar.',
      },
    ],
  },
  information: [
    {
      topic: 'network',
      title: 'A rede muda conforme a linha',
      body: `
        Nas linhas regionais, a lista de hospitais e clínicas é menor e concentrada em uma cidade ou
        em um grupo de cidades. Nas outras, ela cresce.

        Antes de assinar, conferimos o pronto-socorro mais perto da sua casa, a maternidade e o
        pediatra das crianças.
      `,
    },
    {
      topic: 'plans',
      title: 'Fácil, Saúde e One',
      body: `
        - **Fácil**: rede regional, indicada para quem quer pagar menos.
        - **Saúde**: rede maior, com enfermaria ou quarto individual.
        - **One**: hospitais de padrão mais alto e reembolso.

        A Amil usa nomes diferentes em materiais diferentes. Nesta página estão {{amil-linhas}}; o
        nosso [artigo](/blog/plano-saude-amil-onde-contratar) explica {{amil-linhas-artigo}}. O preço
        de entrada que mostramos é o da linha **Easy**. Na proposta, dizemos o nome exato do produto
        e o preço para a sua idade.

        Com ou sem coparticipação? Com ela, a mensalidade cai e você paga uma parte de cada consulta
        ou exame. Fazemos a conta com o uso que a sua família já tem.
      `,
    },
    {
      topic: 'prevention',
      title: 'Acompanhamento para toda a família',
      body: `
        Perguntamos quais programas a linha escolhida inclui, e como entrar neles: gestação, crianças,
        doenças crônicas, apoio emocional.

        Um médico de referência, que conhece a história da família, evita exames repetidos e idas
        sem necessidade ao pronto-socorro.
      `,
    },
    {
      topic: 'support',
      title: 'Ajuda na chegada e nas mudanças',
      body: `
        Cuidamos da papelada da contratação e conferimos se os descontos prometidos aparecem no
        primeiro boleto. Se nascer mais um filho, avisamos o prazo para incluí-lo sem carência.

        Para dúvidas do dia a dia, a central da Amil atende por telefone e pelo aplicativo.
      `,
    },
    {
      topic: 'conclusion',
      title: 'Para quem a Amil faz sentido',
      body: `
        Para famílias com três filhos ou mais, para jovens que buscam um preço de entrada e para
        empresas que querem opções de rede. Quem precisa de um hospital específico deve conferir a
        linha antes de decidir.

        O artigo [Amil: onde contratar](/blog/plano-saude-amil-onde-contratar) explica as linhas
        vendidas por corretoras.
      `,
    },
  ],
  closing: {
    title: 'Conte quantos filhos você tem e veja o desconto',
    text: 'Montamos a simulação e respondemos em {{resposta}}, no horário de atendimento, sem compromisso.',
    label: 'Solicitar Cotação Agora',
  },
  chatMessage:
    'Olá! Vim pelo site da Elos Saúde e gostaria de informações sobre os planos da Amil.',
}
