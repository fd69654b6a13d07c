import { individualOffers } from './dentalOffers.ts'
import { HEALTH_PLANS } from './healthPlans.ts'
import type { PlanSeed } from './plan.ts'

export const individual: PlanSeed = {
  name: 'Plano Individual',
  slug: 'plano-individual',
  order: 4,
  audience: 'individual',
  coverage: 'odonto',
  summary: 'Plano odontológico só para você, simples de contratar e de usar.',
  quoteLabel: 'Plano Individual',
  offersHeading: 'Três planos odontológicos para uma pessoa',
  offers: individualOffers,
  hero: {
    scene: 'individual',
    eyebrow: 'Plano odontológico individual',
    title: 'Dentista em dia, sem susto no orçamento',
    lead: `Um plano em seu nome, que você usa onde mora e onde trabalha. Comparamos três operadoras e mostramos o que cada uma deixa de fora.\n\n${HEALTH_PLANS}`,
  },
  benefits: {
    title: 'O que você passa a ter',
    items: [
      {
        icon: 'tooth',
        title: 'Consulta e limpeza',
        text: 'Prevenção incluída, nos intervalos que o dentista indicar.',
      },
      {
        icon: 'first-aid-kit',
        title: 'Atendimento de urgência',
        text: 'Dor, fratura ou inflamação: há plantão fora do horário comercial.',
      },
      {
        icon: 'wallet',
        title: 'Gasto previsível',
        text: 'Você sabe quanto paga por mês e para de adiar o tratamento.',
      },
      {
        icon: 'map-pin',
        title: 'Rede onde você está',
        text: 'Consultórios perto de casa, do trabalho e da faculdade.',
      },
    ],
  },
  reasons: {
    title: 'Quatro motivos para ter um plano só seu',
    items: [
      {
        icon: 'user',
        title: 'Não depende de emprego',
        text: 'Mudou de trabalho? O plano continua com você.',
      },
      {
        icon: 'file-text',
        title: 'Contrato simples',
        text: 'Poucas páginas, e nós lemos cada uma com você.',
      },
      {
        icon: 'shield-check',
        title: 'Regras da ANS',
        text: 'O rol de procedimentos garante a lista mínima do que todo plano cobre.',
      },
      {
        icon: 'handshake',
        title: 'Corretora de graça',
        text: 'A consultoria é {{corretora-consultoria}}: quem nos paga é a operadora.',
      },
    ],
  },
  information: [
    {
      topic: 'network',
      title: 'Veja quem atende antes de assinar',
      body: `
        Uma rede grande não ajuda se o consultório fica longe. Mandamos a lista de dentistas do seu
        bairro e avisamos quais têm horário à noite ou no sábado.

        Já tem um dentista de confiança? Perguntamos se ele atende pelo plano.
      `,
    },
    {
      topic: 'plans',
      title: 'Escolha pelo que você vai usar',
      body: `
        - **Só prevenção e tratamentos comuns**: limpeza, restauração, extração e canal.
        - **Com ortodontia**: para quem vai usar aparelho.
        - **Com prótese**: para quem precisa repor dentes.

        Implantes e tratamentos estéticos costumam ficar de fora. Dizemos isso antes, não depois.
      `,
    },
    {
      topic: 'prevention',
      title: 'Prevenir é mais barato que consertar',
      body: `
        A maior parte dos tratamentos caros começa com uma cárie pequena ou uma gengiva que sangra.
        Uma visita de rotina resolve isso em minutos.

        Se você tem diabetes ou está grávida, avise o dentista: o cuidado com a gengiva muda.
      `,
    },
    {
      topic: 'support',
      title: 'Dúvida com guia ou carência? Chame a gente',
      body: `
        Explicamos os prazos de cada procedimento, ajudamos a marcar a primeira consulta e
        acompanhamos quando uma autorização demora.

        O atendimento é por mensagem ou telefone, no horário de atendimento, com uma pessoa do outro lado.
      `,
    },
    {
      topic: 'conclusion',
      title: 'Um plano pequeno que rende muito',
      body: `
        Este plano cobre só odontologia. Se você procura plano de saúde, conheça as
        [operadoras](/#operadoras) ou fale conosco: pode haver uma opção pelo seu CNPJ de MEI.

        Vai incluir mais alguém? Compare com o [plano familiar](/plano-familiar).
      `,
    },
  ],
  closing: {
    title: 'Comece pela próxima limpeza',
    text: 'Respondemos em {{resposta}}, no horário de atendimento, com três opções e a lista de dentistas perto de você.',
    label: 'Solicitar Cotação Agora',
  },
  chatMessage:
    'Olá! Vim pelo site da Elos Saúde e gostaria de informações sobre o plano odontológico individual.',
}
