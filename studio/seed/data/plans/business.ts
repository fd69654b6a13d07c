import { businessOffers } from './businessOffers.ts'
import type { PlanSeed } from './plan.ts'

export const business: PlanSeed = {
  name: 'Plano Empresarial',
  slug: 'plano-empresarial',
  order: 1,
  audience: 'corporativo',
  coverage: 'saude-odonto',
  summary: 'Saúde e odontologia para sócios, funcionários e suas famílias.',
  quoteLabel: 'Plano Empresarial',
  offersHeading: 'As seis operadoras que oferecemos às empresas',
  offers: businessOffers,
  hero: {
    scene: 'corporativo',
    eyebrow: 'Saúde e odontologia para empresas',
    title: 'Cuide da sua equipe sem virar especialista em planos',
    lead: 'Do MEI à empresa com muitos funcionários: comparamos as operadoras, negociamos por você e acompanhamos o contrato todos os meses. A consultoria é {{corretora-consultoria}}.',
  },
  benefits: {
    title: 'O que a sua empresa ganha com um plano de saúde',
    items: [
      {
        icon: 'heart',
        title: 'Equipe mais tranquila',
        text: 'Quem sabe que a família está coberta trabalha com a cabeça no lugar.',
      },
      {
        icon: 'users-three',
        title: 'Bons profissionais ficam',
        text: 'Um bom plano ajuda a manter quem trabalha bem.',
      },
      {
        icon: 'coins',
        title: 'Custo menor por pessoa',
        text: 'O contrato empresarial costuma custar menos que o individual com a mesma rede.',
      },
      {
        icon: 'tooth',
        title: 'Saúde e dentista juntos',
        text: 'Um só atendimento para os dois planos, com boletos que você entende.',
      },
      {
        icon: 'calendar-check',
        title: 'Menos faltas',
        text: 'Consulta por vídeo e exames perto do trabalho poupam dias perdidos.',
      },
      {
        icon: 'files',
        title: 'Papelada conosco',
        text: 'Inclusões, exclusões e segundas vias: mande uma mensagem e cuidamos.',
      },
    ],
  },
  reasons: {
    title: 'Quatro motivos para contratar com a Elos',
    items: [
      {
        icon: 'scales',
        title: 'Comparação sem torcida',
        text: 'Trabalhamos com {{corretora-seguradoras}}. Mostramos prós e contras de cada uma.',
      },
      {
        icon: 'handshake',
        title: 'Experiência de mercado',
        text: 'Há {{corretora-anos}} ajudamos empresas a escolher e a manter seus planos.',
      },
      {
        icon: 'lifebuoy',
        title: 'Ajuda depois da venda',
        text: 'O suporte não termina na assinatura. Autorização negada? Ligue para nós.',
      },
      {
        icon: 'chart-line-up',
        title: 'Reajuste discutido',
        text: 'Antes do aniversário do contrato, revemos o uso e buscamos alternativas.',
      },
    ],
  },
  information: [
    {
      topic: 'network',
      title: 'A rede certa é a que fica perto da equipe',
      body: `
        A equipe usa o plano perto de casa. Por isso pedimos o CEP de cada um e conferimos hospitais e
        laboratórios da região.

        Se a equipe viaja, vale uma rede nacional. Se todos moram na mesma cidade, a regional pode
        custar menos.
      `,
    },
    {
      topic: 'plans',
      title: 'Escolhas que mudam o preço',
      body: `
        - **Acomodação**: a enfermaria pode custar {{economia-enfermaria}} menos que o quarto.
        - **Coparticipação**: a mensalidade cai, e cada uso tem um pequeno custo.
        - **Abrangência**: regional ou nacional.
        - **Reembolso**: para quem quer manter médicos de fora da rede.

        Quem é MEI precisa de pelo menos {{mei-tempo}} de inscrição. Com {{empresa-sem-carencia}} ou
        mais no contrato, quem entra no prazo não cumpre carência. Com menos, ela vai
        {{carencia-geral}}, e {{carencia-parto}} para o parto.

        A mensalidade varia por {{faixas-etarias}}. Com a lista de idades, a proposta sai certa na
        primeira vez.
      `,
    },
    {
      topic: 'prevention',
      title: 'Prevenção que aparece no contrato',
      body: `
        Perguntamos quais programas o contrato inclui. Poucas empresas usam, e o uso consciente ajuda a
        segurar o reajuste.

        Montamos com o seu RH um calendário simples de vacinas e exames.
      `,
    },
    {
      topic: 'support',
      title: 'Uma pessoa para chamar pelo nome',
      body: `
        Sua empresa tem um contato fixo na corretora. Ele conhece o contrato, acompanha as faturas e
        fala com a operadora quando alguém precisa de uma cirurgia.

        Nas cotações e nas dúvidas, respondemos em {{resposta}}, no horário de atendimento.
      `,
    },
    {
      topic: 'conclusion',
      title: 'Comece pequeno e mude quando precisar',
      body: `
        Não é preciso acertar tudo no primeiro ano. Começamos pelo que a empresa pode pagar e propomos
        mudanças com números na mão.

        Veja também o [seguro de vida](/seguro-vida) para a equipe e o
        [seguro de frota](/seguro-automotivo-frotas).
      `,
    },
  ],
  closing: {
    title: 'Receba uma proposta que a sua equipe entende',
    text: 'Mande as idades e o CEP. Em {{resposta}}, no horário de atendimento, você recebe o primeiro retorno.',
    label: 'Solicitar Cotação Agora',
  },
  chatMessage:
    'Olá! Vim pelo site da Elos Saúde e gostaria de informações sobre o plano empresarial.',
}
