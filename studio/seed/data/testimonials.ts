export interface TestimonialSeed {
  author: string
  role: string
  company?: string
  content: string
  rating: number
  initials: string
  inStructuredData: boolean
  order: number
}

type Statement = Pick<TestimonialSeed, 'role' | 'company' | 'content'>

/** Placeholders for the statements of clients, until real clients agree to be quoted. */
const STATEMENTS: Statement[] = [
  {
    role: 'Cliente, plano familiar',
    content:
      'Explicaram a diferença entre os planos com calma e sem pressa. Contratei sabendo o que estava coberto e o que não estava.',
  },
  {
    role: 'Cliente, portabilidade',
    content:
      'Eu tinha medo de perder a carência. Conferiram meus papéis, fizeram o pedido e me avisaram de cada passo até a resposta.',
  },
  {
    role: 'Cliente, plano empresarial',
    company: 'Empresa do cliente 3',
    content:
      'Compararam várias operadoras para a nossa equipe e montaram uma proposta que coube no orçamento. As inclusões são rápidas.',
  },
  {
    role: 'Cliente, plano sênior',
    content:
      'Falaram comigo e com a minha filha, com paciência. Hoje sei para quem ligar quando tenho dúvida sobre o plano.',
  },
  {
    role: 'Cliente, plano individual',
    content:
      'Recebi três opções no mesmo dia, com os dentistas perto de casa. Foi mais simples do que eu imaginava.',
  },
  {
    role: 'Cliente, seguro de frotas',
    company: 'Empresa do cliente 6',
    content:
      'Tivemos um acidente com um dos veículos e a corretora acompanhou tudo com a seguradora. Isso fez diferença.',
  },
  {
    role: 'Cliente, seguro de vida',
    content:
      'Fiz o seguro pensando nos meus filhos. Entendi cada cobertura e escolhi um valor que consigo manter.',
  },
]

/** The seven testimonials of the carousel. The first six are also in the structured data. */
export const testimonials: TestimonialSeed[] = STATEMENTS.map((statement, index) => ({
  ...statement,
  author: `Nome do cliente ${index + 1}`,
  initials: 'NC',
  rating: 5,
  inStructuredData: index < 6,
  order: index + 1,
}))
