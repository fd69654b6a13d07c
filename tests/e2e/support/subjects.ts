/** The subject of a quote, and how its form differs from that of a health plan. */
export interface Subject {
  /** The page on which the quote is requested. */
  path: string
  /** The subject's name in the title of the form. */
  name: string
  /** The line that names the subject in the form, in the message and in the lead. */
  line: string
  /** A line before it that says more of the subject. */
  about?: string
  /** The question of the form that has it as its answer already, and the value of the answer. */
  chosen?: [question: string, value: string]
  /** Questions of the health form that make no sense. */
  withoutQuestions?: string[]
  /** Options of its lists that nobody sells. */
  withoutOptions?: [question: string, option: string][]
  /** An answer to a question of its own, and the line that it gives. */
  own?: [question: string, answer: string, line: string]
  /** Another one, whose line stands behind that of the city. */
  late?: [question: string, answer: string, line: string]
}

const CARRIERS: Subject[] = [
  ['/bradesco-saude', 'Bradesco Saúde', 'bradesco'],
  ['/sulamerica-saude', 'SulAmérica', 'sulamerica'],
  ['/amil-saude', 'Amil', 'amil'],
  ['/medsenior-saude', 'MedSênior', 'medsenior'],
  ['/blog/plano-saude-amil-onde-contratar', 'Amil', 'amil'],
  ['/blog/plano-saude-medsenior-onde-contratar', 'MedSênior', 'medsenior'],
].map(([path = '', name = '', value = '']) => ({
  path,
  name,
  line: `Operadora: ${name}`,
  chosen: ['Operadora', value],
}))

/** A carrier that sells to companies alone. */
const PORTO: Subject = {
  path: '/porto-seguro-saude',
  name: 'Porto Seguro',
  line: 'Operadora: Porto Seguro',
  chosen: ['Operadora', 'porto-seguro'],
  withoutQuestions: ['Tipo de plano'],
  own: ['Número de pessoas', '2', 'Número de pessoas: 2'],
  late: ['CEP', '01310100', 'CEP: 01310-100'],
}

/** The options that no dental plan has. */
const NOT_DENTAL: [string, string][] = [
  ['Operadora', 'Porto Seguro'],
  ['Operadora', 'MedSênior'],
  ['Tipo de plano', 'Sênior'],
]

const ALICE: Subject[] = ['/alice-saude', '/blog/plano-saude-alice-onde-contratar'].map((path) => ({
  path,
  name: 'Alice',
  line: 'Sobre: Alice',
  withoutQuestions: ['Operadora'],
}))

const PLANS: Subject[] = [
  {
    path: '/plano-empresarial',
    name: 'Plano Empresarial',
    line: 'Tipo de plano: Para a empresa',
    chosen: ['Tipo de plano', 'corporativo'],
    withoutOptions: [['Operadora', 'Alice']],
    own: ['Número de pessoas', '12', 'Número de pessoas: 12'],
    late: ['CEP', '01310100', 'CEP: 01310-100'],
  },
  {
    path: '/plano-senior',
    name: 'Plano Sênior',
    line: 'Tipo de plano: Sênior',
    chosen: ['Tipo de plano', 'senior'],
  },
  {
    path: '/plano-familiar',
    name: 'Plano Familiar (odontológico)',
    about: 'Sobre: Plano Familiar (odontológico)',
    line: 'Tipo de plano: Para a família',
    chosen: ['Tipo de plano', 'familiar'],
    withoutOptions: NOT_DENTAL,
  },
  {
    path: '/plano-individual',
    name: 'Plano Individual (odontológico)',
    about: 'Sobre: Plano Individual (odontológico)',
    line: 'Tipo de plano: Individual',
    chosen: ['Tipo de plano', 'individual'],
    withoutOptions: NOT_DENTAL,
  },
]

const INSURANCE: Subject[] = [
  {
    path: '/seguro-vida',
    name: 'Seguro de Vida',
    line: 'Sobre: Seguro de Vida',
    withoutQuestions: ['Operadora', 'Tipo de plano', 'Idades'],
    own: ['Capital desejado', 'R$ 100.000', 'Capital desejado: R$ 100.000'],
  },
  {
    path: '/seguro-automotivo-frotas',
    name: 'Seguro de Frotas',
    line: 'Sobre: Seguro de Frotas',
    withoutQuestions: ['Operadora', 'Tipo de plano', 'Idades'],
    own: ['Número de veículos', '7', 'Número de veículos: 7'],
  },
]

/** Every subject with a page of its own, and articles about three of them. */
export const SUBJECTS = [...CARRIERS, PORTO, ...ALICE, ...PLANS, ...INSURANCE]
