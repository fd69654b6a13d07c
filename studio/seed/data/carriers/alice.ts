import type { CarrierSeed } from './carrier.ts'

export const alice: CarrierSeed = {
  name: 'Alice',
  slug: 'alice-saude',
  order: 6,
  summary: 'Plano digital, com orientação a qualquer hora e programas de bem-estar.',
  features: ['Tudo pelo celular', 'Orientação dia e noite', 'Programas de bem-estar'],
  price: 'alice-preco',
  highlights: [{ claim: 'alice-atendimento', label: 'para consultas e exames' }],
  lines: [
    {
      name: 'Individual',
      description: 'Para uma pessoa. A venda depende da operadora: confirmamos antes.',
    },
    {
      name: 'Família',
      description: 'Para o casal e os filhos. Aqui também confirmamos a venda antes.',
    },
    { name: 'Empresarial', description: 'Para empresas que contratam para a equipe.' },
  ],
  hero: {
    eyebrow: 'Alice',
    title: 'O plano de saúde que mora no seu celular',
    lead: 'Plano {{alice-digital}}, com orientação por inteligência artificial {{alice-orientacao}} por dia. Consultas e exames em {{alice-atendimento}}, segundo a operadora.',
  },
  benefits: {
    title: 'O que muda com um plano digital',
    items: [
      {
        icon: 'device-mobile',
        title: 'Tudo em um aplicativo',
        text: 'Marcar, conversar, receber pedidos de exame e ver resultados no mesmo lugar.',
      },
      {
        icon: 'sparkle',
        title: 'Orientação a qualquer hora',
        text: 'A inteligência artificial faz as primeiras perguntas, e profissionais de saúde assumem quando é preciso.',
      },
      {
        icon: 'clock',
        title: 'Agenda rápida',
        text: 'Consultas e exames em {{alice-atendimento}}, segundo a operadora.',
      },
      {
        icon: 'stethoscope',
        title: 'Um time que conhece você',
        text: 'Explicamos como o time de saúde acompanha quem escolhe cada linha.',
      },
      {
        icon: 'leaf',
        title: 'Bem-estar incluído',
        text: 'Quatro programas: Care, Fit, Mind e Connect.',
      },
    ],
  },
  reasons: {
    title: 'Quatro motivos para considerar a Alice',
    items: [
      {
        icon: 'heartbeat',
        title: 'Cuidado contínuo',
        text: 'O programa Care acompanha quem trata uma doença ou quer prevenir uma.',
      },
      {
        icon: 'barbell',
        title: 'Corpo em movimento',
        text: 'O programa Fit ajuda a criar o hábito do exercício, no seu ritmo.',
      },
      {
        icon: 'brain',
        title: 'Mente cuidada',
        text: 'O programa Mind oferece apoio emocional e orientação psicológica.',
      },
      {
        icon: 'plugs-connected',
        title: 'Gente por perto',
        text: 'O programa Connect aproxima você do time de saúde e de quem tem os mesmos objetivos.',
      },
    ],
  },
  information: [
    {
      topic: 'network',
      title: 'Veja quem atende perto de você',
      body: `
        Digital não quer dizer que tudo é por vídeo. Antes de decidir, veja quais hospitais,
        laboratórios e especialistas ficam perto da sua casa.

        A cobertura depende da cidade. Conferimos o seu endereço antes de mais nada.
      `,
    },
    {
      topic: 'plans',
      title: 'Individual, Família e Empresarial',
      body: `
        - **Individual**: {{alice-preco}}, conforme a idade.
        - **Família**: cada pessoa com a própria idade e o mesmo time de saúde.
        - **Empresarial**: para equipes de vários tamanhos.

        Se há venda nova da {{alice-individual}} e da linha Família na sua cidade, só a operadora
        confirma. Fazemos essa consulta antes de mandar qualquer proposta.

        Todas as linhas incluem o acesso ao aplicativo e aos quatro programas de bem-estar.
      `,
    },
    {
      topic: 'prevention',
      title: 'Care, Fit, Mind e Connect',
      body: `
        - **Care**: acompanhamento de saúde e de doenças crônicas.
        - **Fit**: atividade física com orientação.
        - **Mind**: saúde mental e sono.
        - **Connect**: contato com o time e com outros participantes.

        Você escolhe um objetivo, e o time acompanha por mensagens e consultas por vídeo.
      `,
    },
    {
      topic: 'support',
      title: 'Atendimento dia e noite, e uma corretora de carne e osso',
      body: `
        No aplicativo, a orientação funciona dia e noite. A inteligência artificial não dá
        diagnóstico: ela organiza a conversa e chama um profissional.

        Para contrato, reajuste, inclusão de dependentes e portabilidade, conte conosco.
      `,
    },
    {
      topic: 'conclusion',
      title: 'Para quem a Alice faz sentido',
      body: `
        Para quem resolve a vida pelo celular, mora em uma cidade atendida e gosta de ter um time
        acompanhando. Quem prefere escolher sozinho entre muitos médicos pode se sentir limitado.

        Entenda melhor no artigo [Alice: onde contratar](/blog/plano-saude-alice-onde-contratar).
      `,
    },
  ],
  closing: {
    title: 'Veja se a Alice atende o seu endereço',
    text: 'Conferimos a rede perto de você e respondemos em {{resposta}}, no horário de atendimento.',
    label: 'Solicitar Cotação Agora',
  },
  chatMessage:
    'Olá! Vim pelo site da Elos Saúde e gostaria de informações sobre os planos da Alice.',
}
