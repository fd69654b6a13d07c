import type { CarrierSeed } from './carrier.ts'

export const medsenior: CarrierSeed = {
  name: 'MedSênior',
  slug: 'medsenior-saude',
  order: 5,
  summary: 'Plano feito para a maturidade, sem idade máxima para entrar.',
  features: ['Feito para a maturidade', 'Sem idade máxima', 'Individual, familiar ou empresa'],
  inQuoteForm: true,
  minimumAge: 49,
  price: 'medsenior-preco',
  highlights: [
    { claim: 'medsenior-idade', label: 'idade mínima para entrar' },
    { claim: 'medsenior-sem-limite', label: 'para contratar' },
  ],
  lines: [
    { name: 'Individual', description: 'Para uma pessoa, contratado no próprio nome.' },
    { name: 'Familiar', description: 'Para a família, cada pessoa com a sua idade e o seu preço.' },
    { name: 'Empresarial', description: 'Para empresas com equipe madura ou sócios aposentados.' },
  ],
  hero: {
    eyebrow: 'MedSênior',
    title: 'Um plano que entende quem já viveu bastante',
    lead: 'Para quem tem {{medsenior-idade}} ou mais, {{medsenior-sem-limite}} para entrar. Explicamos o preço, a rede e o contrato com calma, por telefone se você preferir.',
  },
  benefits: {
    title: 'O que a MedSênior faz por você',
    items: [
      {
        icon: 'hand-heart',
        title: 'Cuidado para a maturidade',
        text: 'Um plano voltado a quem tem {{medsenior-idade}} ou mais, e não uma versão do plano dos jovens.',
      },
      {
        icon: 'lock-simple-open',
        title: 'Sem idade máxima',
        text: 'Passou da idade mínima? A operadora informa que aceita novos clientes {{medsenior-sem-limite}}.',
      },
      {
        icon: 'chart-line-up',
        title: 'Mensalidade sem degraus',
        text: 'A operadora informa mensalidade {{medsenior-sem-reajuste}}. O reajuste anual continua a existir.',
      },
      {
        icon: 'person-simple-walk',
        title: 'Prevenção perto de você',
        text: 'Perguntamos quais programas e atividades existem na sua cidade, e como participar.',
      },
      {
        icon: 'calendar-check',
        title: 'Rede conferida antes',
        text: 'Vemos quais médicos, clínicas e hospitais atendem pelo plano perto da sua casa.',
      },
      {
        icon: 'phone',
        title: 'Ajuda por telefone',
        text: 'Se você não gosta de aplicativo, fale conosco por telefone, sem pressa.',
      },
    ],
  },
  reasons: {
    title: 'Quatro motivos para considerar a MedSênior',
    items: [
      {
        icon: 'heart',
        title: 'Feita para a sua fase da vida',
        text: 'O plano não é uma adaptação: foi desenhado para quem está envelhecendo.',
      },
      {
        icon: 'currency-circle-dollar',
        title: 'Preço que se pode prever',
        text: 'Planos {{medsenior-preco}}, conforme a idade, a cidade e a acomodação.',
      },
      {
        icon: 'first-aid-kit',
        title: 'Prevenção de verdade',
        text: 'Acompanhar de perto evita internações e sustos.',
      },
      {
        icon: 'users',
        title: 'A família acompanha',
        text: 'Com a sua autorização, um filho pode falar conosco e com a operadora por você.',
      },
    ],
  },
  information: [
    {
      topic: 'network',
      title: 'Veja o que há perto de você',
      body: `
        A área de atendimento depende da cidade. É importante saber onde ficam as clínicas e os
        hospitais antes de contratar, e como chegar até lá.

        Conferimos a distância da sua casa, se há acesso sem escadas e quais especialidades atendem
        no mesmo lugar.
      `,
    },
    {
      topic: 'plans',
      title: 'Individual, Familiar e Empresarial',
      body: `
        - **Individual**: em seu nome, sem depender de empresa.
        - **Familiar**: para a família, cada pessoa com a sua idade.
        - **Empresarial**: para sócios e funcionários mais experientes.

        A idade mínima informada é de {{medsenior-idade}}. Há material que fala em
        {{medsenior-idade-titulo}}: confirmamos com a operadora qual vale para você.

        O valor depende da idade e da acomodação. Mandamos a proposta impressa, com letra grande, se
        você preferir.
      `,
    },
    {
      topic: 'prevention',
      title: 'O melhor tratamento é o que se evita',
      body: `
        Consultas, vacinas e exames em dia evitam sustos e internações. Perguntamos à MedSênior
        quais programas de prevenção ela mantém na sua cidade.

        Pergunte também por atividades em grupo. Elas servem para fazer amigos, e isso faz bem à
        saúde.
      `,
    },
    {
      topic: 'support',
      title: 'Trocar de plano sem perder direitos',
      body: `
        Quem já tem plano pode usar a portabilidade para não cumprir carência de novo. Doenças que
        você já tinha podem ter cobertura parcial por {{cpt-maxima}}, no máximo, quando não há
        portabilidade.

        Cuidamos dos formulários e falamos devagar. Se quiser, conversamos com a família junto.
      `,
    },
    {
      topic: 'conclusion',
      title: 'Para quem a MedSênior faz sentido',
      body: `
        Para quem tem {{medsenior-idade}} ou mais, mora em uma cidade atendida e quer ser
        acompanhado de perto. Quem viaja muito deve conferir a cobertura fora da região.

        Leia também [MedSênior: onde contratar](/blog/plano-saude-medsenior-onde-contratar) e a
        página do [plano sênior](/plano-senior).
      `,
    },
  ],
  closing: {
    title: 'Converse com quem tem paciência para explicar',
    text: 'Respondemos em {{resposta}}, no horário de atendimento, por mensagem ou por telefone, como for melhor para você.',
    label: 'Solicitar Cotação Agora',
  },
  chatMessage:
    'Olá! Vim pelo site da Elos Saúde e gostaria de informações sobre os planos da MedSênior.',
}
