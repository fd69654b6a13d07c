/** The things that the site lists, which texts count with a key in double braces: '{{operadoras}}'. */
export const COUNTED = {
  operadoras: { singular: 'operadora', plural: 'operadoras', isFeminine: true },
  planos: { singular: 'plano', plural: 'planos', isFeminine: false },
  artigos: { singular: 'artigo', plural: 'artigos', isFeminine: false },
} as const

/** The key of a count. */
export type CountName = keyof typeof COUNTED

export const isCountName = (name: string): name is CountName => Object.hasOwn(COUNTED, name)

/** How many there are of some of these things. */
export type Counts = Readonly<Partial<Record<CountName, number>>>

/** The numbers that Portuguese writes as one word, from zero. Larger ones are written in digits. */
const MASCULINE = [
  ...['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
  ...['onze', 'doze', 'treze', 'quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito'],
  ...['dezenove', 'vinte'],
]

/** The numbers that have a form of their own before a feminine noun. */
const FEMININE: Readonly<Record<string, string>> = { nenhum: 'nenhuma', um: 'uma', dois: 'duas' }

/** The words of numbers in lower case, with what they mean. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...MASCULINE.flatMap((word, number): [string, number][] => [
    [word, number],
    [FEMININE[word] ?? word, number],
  ]),
  ['catorze', MASCULINE.indexOf('quatorze')],
])

/** Writes how many there are of a thing: 'seis operadoras', 'um plano', '21 artigos'. */
export function countedText(name: CountName, count: number): string {
  const { singular, plural, isFeminine } = COUNTED[name]
  const word = MASCULINE[count] ?? count.toLocaleString('pt-BR')
  return `${isFeminine ? (FEMININE[word] ?? word) : word} ${count < 2 ? singular : plural}`
}
