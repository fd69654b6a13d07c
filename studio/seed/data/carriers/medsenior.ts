import type { CarrierSeed } from './carrier.ts'

export const medsenior: CarrierSeed = {
  name: 'MedSênior',
  slug: 'medsenior-saude',
  order: 5,
  summary: 'Plano feito para a maturidade, com prevenção e acompanhamento de perto.',
  features: ['Entrada em qualquer idade', 'Prevenção no centro', 'Médicos da maturidade'],
  quoteOption: 'medsenior',
  minimumAge: 49,
  price: 'medsenior-preco',
  highlights: [
    { claim: 'medsenior-idade', label: 'idade mínima para entrar' },
    { claim: 'medsenior-sem-limite', label: 'para contratar' },
  ],
  lines: [
    { name: 'Individual', description: 'Para uma pessoa, contratado no próprio nome.' },
    { name: 'Familiar', description: 'Para casais e irmãos que envelhecem cuidando um do outro.' },
    { name: 'Empresarial', description: 'Para empresas com equipe madura ou sócios aposentados.' },
  ],
  hero: {
    eyebrow: 'MedSênior',
    title: 'Um plano que entende quem já viveu bastante',
    lead: 'Para quem tem {{medsenior-idade}} ou mais, {{medsenior-sem-limite}} para entrar. Médicos que escutam, exames em dia e gente que liga para saber como você está.',
  },
  benefits: {
    title: 'O que a MedSênior faz por você',
    items: [
      {
        icon: 'hand-heart',
        title: 'Cuidado para a maturidade',
        text: 'Equipes acostumadas a tratar quem toma vários remédios e consulta mais de um médico.',
      },
      {
        icon: 'lock-simple-open',
        title: 'Entrada em qualquer idade',
        text: 'O plano aceita novos clientes {{medsenior-sem-limite}}, a partir da idade mínima.',
      },
      {
        icon: 'chart-line-up',
        title: 'Mensalidade sem degraus',
        text: 'A mensalidade fica {{medsenior-sem-reajuste}}. O reajuste anual continua a existir.',
      },
      {
        icon: 'person-simple-walk',
        title: 'Oficinas e atividades',
        text: 'Exercício leve, memória e convivência, para manter a autonomia por mais tempo.',
      },
      {
        icon: 'calendar-check',
        title: 'Exames acompanhados',
        text: 'A equipe lembra das consultas e confere os resultados com você.',
      },
      {
        icon: 'phone',
        title: 'Atendimento por telefone',
        text: 'Quem não gosta de aplicativo fala com uma pessoa.',
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
      title: 'Unidades próprias e parceiros na região',
      body: `
        A MedSênior atende por região, com unidades próprias e hospitais parceiros. É importante
        saber onde ficam antes de contratar, e como chegar até lá.

        Conferimos a distância da sua casa, se há acesso sem escadas e quais especialidades atendem
        no mesmo lugar.
      `,
    },
    {
      topic: 'plans',
      title: 'Individual, Familiar e Empresarial',
      body: `
        - **Individual**: em seu nome, sem depender de empresa.
        - **Familiar**: para casais e irmãos, cada um com a sua idade.
        - **Empresarial**: para sócios e funcionários mais experientes.

        O valor depende da idade e da acomodação. Mandamos a proposta impressa, com letra grande, se
        você preferir.
      `,
    },
    {
      topic: 'prevention',
      title: 'O melhor tratamento é o que se evita',
      body: `
        O acompanhamento começa com uma conversa longa sobre a sua saúde. A partir dela, a equipe
        monta um calendário de consultas, vacinas e exames.

        Há oficinas de equilíbrio, de memória e de alimentação. Elas também servem para fazer
        amigos, e isso faz bem à saúde.
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
    text: 'Respondemos em {{resposta}}, por mensagem ou por telefone, como for melhor para você.',
    label: 'Solicitar Cotação Agora',
  },
  chatMessage:
    'Olá! Vim pelo site da Elos Saúde e gostaria de informações sobre os planos da MedSênior.',
}
