import { familyOffers } from './dentalOffers.ts'
import { HEALTH_PLANS } from './healthPlans.ts'
import type { PlanSeed } from './plan.ts'

export const family: PlanSeed = {
  name: 'Plano Familiar',
  slug: 'plano-familiar',
  order: 3,
  audience: 'familiar',
  coverage: 'odonto',
  summary: 'Plano odontológico para a casa inteira, da primeira dentição à prótese.',
  quoteLabel: 'Plano Familiar',
  offersHeading: 'Três planos odontológicos para a sua família',
  offers: familyOffers,
  hero: {
    scene: 'familiar',
    eyebrow: 'Plano odontológico familiar',
    title: 'Um só contrato para o sorriso de todo mundo',
    lead: `Crianças, pais e avós no mesmo plano, com dentista perto de casa. Há ortodontia para crianças e jovens de {{odonto-ortodontia}}, conforme o plano.\n\n${HEALTH_PLANS}`,
  },
  benefits: {
    title: 'O que um plano odontológico cobre no dia a dia',
    items: [
      {
        icon: 'tooth',
        title: 'Limpeza e prevenção',
        text: 'Consultas de rotina, limpeza e flúor, para evitar tratamentos caros.',
      },
      {
        icon: 'baby',
        title: 'Dentista de criança',
        text: 'Odontopediatras que têm paciência e ensinam a escovar.',
      },
      {
        icon: 'sparkle',
        title: 'Ortodontia',
        text: 'Aparelho para crianças e jovens de {{odonto-ortodontia}}, nos planos que incluem.',
      },
      {
        icon: 'first-aid-kit',
        title: 'Urgência',
        text: 'Dor de dente não espera: há atendimento fora do horário comercial.',
      },
      {
        icon: 'shield-check',
        title: 'Restauração e canal',
        text: 'Procedimentos do rol da ANS, sem surpresa na conta do consultório.',
      },
    ],
  },
  reasons: {
    title: 'Quatro motivos para incluir a família toda',
    items: [
      {
        icon: 'users-four',
        title: 'Um vencimento só',
        text: 'Todos no mesmo contrato, com um boleto por mês.',
      },
      {
        icon: 'piggy-bank',
        title: 'Economia no ano',
        text: 'Uma restauração particular pode custar mais que meses de plano.',
      },
      {
        icon: 'clock',
        title: 'Carência curta',
        text: 'Urgências são cobertas logo no começo. Explicamos os prazos dos demais tratamentos.',
      },
      {
        icon: 'hand-heart',
        title: 'Hábito que fica',
        text: 'Criança que vai cedo ao dentista cresce sem medo dele.',
      },
    ],
  },
  information: [
    {
      topic: 'network',
      title: 'O dentista tem de ser perto',
      body: `
        Plano odontológico só é usado quando o consultório fica no caminho. Mandamos a lista de
        dentistas perto de casa, da escola e do trabalho.

        Pergunte por odontopediatra e por ortodontista: nem todo bairro tem os dois.
      `,
    },
    {
      topic: 'plans',
      title: 'Do essencial ao plano com aparelho',
      body: `
        - **Essencial**: prevenção, restauração, extração, canal e urgência.
        - **Com ortodontia**: inclui a documentação, o aparelho e as manutenções.
        - **Com prótese**: para quem precisa de coroas e reabilitação.

        Conferimos o que está incluído e o que é cobrado à parte, como o aparelho estético.
      `,
    },
    {
      topic: 'prevention',
      title: 'A visita de rotina evita quase tudo',
      body: `
        A limpeza de rotina encontra a cárie pequena, quando o tratamento é rápido e não dói. Para as
        crianças, selante e flúor protegem os dentes novos.

        Para os avós, a consulta confere a prótese e a gengiva, que também afeta o coração e o diabetes.
      `,
    },
    {
      topic: 'support',
      title: 'Ajudamos do cadastro à guia autorizada',
      body: `
        Incluímos os dependentes, explicamos as carências e ajudamos quando a guia demora. Se o
        dentista sair da rede, procuramos outro com você.

        Segundo a informação que temos, os filhos podem ficar até os {{dependentes-idade}}, e os que
        estudam, {{dependentes-estudantes}}. Cada contrato tem a sua regra: conferimos antes de assinar.
      `,
    },
    {
      topic: 'conclusion',
      title: 'Um cuidado pequeno que a família sente',
      body: `
        Este plano é só odontológico. Para consultas e internações, veja com a nossa equipe as opções
        de plano de saúde das [operadoras](/#operadoras).

        Mora sozinho? O [plano individual](/plano-individual) pode ser o mais simples.
      `,
    },
  ],
  closing: {
    title: 'Diga quantos são e receba três opções',
    text: 'Respondemos em {{resposta}}, no horário de atendimento, com a lista de dentistas perto de vocês.',
    label: 'Solicitar Cotação Agora',
  },
  chatMessage:
    'Olá! Vim pelo site da Elos Saúde e gostaria de informações sobre o plano odontológico familiar.',
}
