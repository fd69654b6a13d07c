import type { PlanSeed } from './plan.ts'

export const senior: PlanSeed = {
  name: 'Plano Sênior',
  slug: 'plano-senior',
  order: 2,
  audience: 'senior',
  coverage: 'saude',
  summary: 'Para a maturidade: prevenção, médicos que escutam e contrato explicado.',
  quoteLabel: 'Plano Sênior',
  offersHeading: 'Operadoras que costumam servir bem a quem tem mais idade',
  offers: [
    {
      carrier: 'carrier-medsenior',
      name: 'MedSênior',
      description: 'Plano pensado do começo ao fim para a maturidade.',
      features: ['Feito para a maturidade', 'Sem idade máxima', 'Individual ou familiar'],
    },
    {
      carrier: 'carrier-bradesco',
      name: 'Bradesco Saúde',
      description: 'Rede ampla, para quem visita filhos e netos em outras cidades.',
      features: ['Rede nacional', 'Desconto em remédios', 'Contratação por empresa da família'],
    },
    {
      carrier: 'carrier-sulamerica',
      name: 'SulAmérica',
      description: 'Reembolso para manter o médico que acompanha você há anos.',
      features: ['Reembolso digital', 'Programas para crônicos', 'Telemedicina'],
    },
  ],
  hero: {
    scene: 'senior',
    eyebrow: 'Plano de saúde para a maturidade',
    title: 'Saúde bem cuidada, em qualquer idade',
    lead: 'Explicamos carência, reajuste e portabilidade com calma, quantas vezes for preciso. Se quiser, seus filhos participam da conversa.',
  },
  benefits: {
    title: 'O que um bom plano sênior precisa ter',
    items: [
      {
        icon: 'stethoscope',
        title: 'Médico de referência',
        text: 'Alguém que conhece a sua história e conversa com os especialistas.',
      },
      {
        icon: 'heartbeat',
        title: 'Cuidado com doenças crônicas',
        text: 'Pressão, diabetes e coração acompanhados de perto, antes de virar urgência.',
      },
      {
        icon: 'person-simple-walk',
        title: 'Prevenção de quedas',
        text: 'Exercício orientado e casa segura: detalhes que poupam uma internação.',
      },
      {
        icon: 'hospital',
        title: 'Hospital perto de casa',
        text: 'Conferimos distância, acesso e quais especialidades atendem ali.',
      },
      {
        icon: 'pill',
        title: 'Remédios com desconto',
        text: 'Parcerias com farmácias ajudam quem toma remédio todos os dias.',
      },
    ],
  },
  reasons: {
    title: 'Quatro motivos para decidir com a Elos',
    items: [
      {
        icon: 'chat-circle-dots',
        title: 'Conversa sem pressa',
        text: 'Falamos por telefone, por mensagem ou por vídeo. Você escolhe.',
      },
      {
        icon: 'file-text',
        title: 'Contrato em linguagem clara',
        text: 'Mandamos um resumo de uma página, com letra grande.',
      },
      {
        icon: 'arrows-left-right',
        title: 'Portabilidade feita por nós',
        text: 'Se você já tem plano, vemos se dá para trocar sem nova carência.',
      },
      {
        icon: 'hand-heart',
        title: 'Ao seu lado depois',
        text: 'Exame negado ou boleto estranho? Ligue. Somos nós que atendemos.',
      },
    ],
  },
  information: [
    {
      topic: 'network',
      title: 'Perto, acessível e com quem você confia',
      body: `
        Faça uma lista dos médicos e do hospital que não quer perder. Conferimos se eles atendem no
        plano oferecido, e não só na operadora.

        Pergunte também sobre transporte, elevador e horário dos exames. São coisas pequenas que
        fazem diferença na semana.
      `,
    },
    {
      topic: 'plans',
      title: 'Por que a idade muda o preço',
      body: `
        A mensalidade é dividida em {{faixas-etarias}}, e a última começa aos {{ultima-faixa}}. Depois
        dela não há novo aumento por idade, só o reajuste anual.

        A MedSênior, por exemplo, tem planos {{medsenior-preco}}, {{medsenior-sem-reajuste}}, segundo a
        operadora. O valor depende da sua idade e da sua cidade.
      `,
    },
    {
      topic: 'prevention',
      title: 'Cuidar antes custa menos, também para você',
      body: `
        - Consulta de rotina e exames em dia.
        - Vacinas da idade: gripe, pneumonia e outras que o médico indicar.
        - Atividade física leve e acompanhada.
        - Revisão de todos os remédios, ao menos uma vez por ano.

        Bons planos ligam para lembrar você de cada um desses itens.
      `,
    },
    {
      topic: 'support',
      title: 'Já tem plano? Talvez não precise recomeçar',
      body: `
        Com a portabilidade, quem cumpriu o tempo mínimo no plano atual leva as carências já cumpridas. A
        regra informada é de {{portabilidade-individual}} para planos individuais e de
        {{portabilidade-empresarial}} para empresariais. Falta pouco, ou você não tem certeza? Pergunte
        mesmo assim: alguns casos têm prazo menor.

        Não cancele nada antes da resposta. Leia as
        [regras da portabilidade](/blog/regras-portabilidade-plano-saude-2025) ou fale conosco.
      `,
    },
    {
      topic: 'conclusion',
      title: 'Nunca é tarde para estar bem coberto',
      body: `
        Nenhuma operadora pode recusar alguém por causa da idade ou de uma doença. O que pode existir é
        uma cobertura parcial por {{cpt-maxima}}, no máximo, para o que você já tinha.

        Em caso de emergência, a cobertura começa {{emergencia-cobertura}} depois da contratação.
      `,
    },
  ],
  closing: {
    title: 'Vamos conversar sobre o seu plano com calma',
    text: 'Respondemos em {{resposta}}, no horário de atendimento. Se preferir, deixe o telefone de um filho ou de uma filha.',
    label: 'Solicitar Cotação Agora',
  },
  chatMessage: 'Olá! Vim pelo site da Elos Saúde e gostaria de informações sobre o plano sênior.',
}
