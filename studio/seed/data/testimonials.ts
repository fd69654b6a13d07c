export type TestimonialSeed = {
  author: string
  role: string
  company?: string
  content: string
  rating: number
  initials: string
  inStructuredData: boolean
  order: number
}

type Words = Pick<TestimonialSeed, 'role' | 'company' | 'content'>

/** Stand-ins until clients agree to be quoted: the author says so, the words are plausible and neutral. */
const words: Words[] = [
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

/** Seven in the carousel; the first six also in the structured data. */
export const testimonials: TestimonialSeed[] = words.map((said, index) => ({
  ...said,
  author: `Nome do cliente ${index + 1}`,
  initials: 'NC',
  rating: 5,
  inStructuredData: index < 6,
  order: index + 1,
}))
