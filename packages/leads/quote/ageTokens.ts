import { fold } from '@elos/content/parts/text/fold'

/** The number of people that a word names: one, two who are of one age ('gêmeos'), or several. */
type People = 1 | 2 | 'several'

/** A word, number or mark of a text of ages. */
export type Token =
  | { is: 'number'; value: number }
  | { is: 'unit'; unit: 'years' | 'months' | 'days' }
  | { is: 'people'; people: People; areChildren: boolean }
  /** A word before the number of all people: 'somos 4', 'família de 4'. */
  | { is: 'all' }
  | { is: 'half' | 'of' | 'and' | 'mark' }

const ONE =
  'eu mim esposa esposo marido mulher conjuge companheiro companheira namorado namorada noivo noiva filho filha ' +
  'filhinho filhinha adulto adulta pai mae avo neto neta irmao irma sogro sogra tio tia primo prima sobrinho sobrinha ' +
  'enteado enteada titular dependente pessoa vida ele ela idoso idosa jovem adolescente funcionario funcionaria socio ' +
  'socia colaborador colaboradora menino menina homem'
const SEVERAL =
  'filhos filhas adultos pais avos netos netas irmaos irmas sogros tios tias primos primas sobrinhos sobrinhas enteados ' +
  'titulares dependentes pessoas vidas idosos idosas jovens adolescentes funcionarios funcionarias socios colaboradores ' +
  'meninos meninas homens mulheres eles elas'
const NUMBERS = 'zero um dois tres quatro cinco seis sete oito nove dez'
/** Words that say nothing of how many people there are, or how old they are. */
const EMPTY =
  'o os meu minha meus minhas nosso nossa nossos nossas seu sua idade idades cada ambos sou sao em para data ' +
  'nascimento nascido nascida nascidos nascidas'

const words = (list: string) => list.split(' ')
const entries = (list: string, token: Token) =>
  words(list).map((word): [string, Token] => [word, token])
const people = (count: People, areChildren = false): Token => ({
  is: 'people',
  people: count,
  areChildren,
})

const TOKENS = new Map<string, Token>([
  ...entries(ONE, people(1)),
  ...entries('bebe nene crianca recemnascido recemnascida', people(1, true)),
  ...entries(SEVERAL, people('several')),
  ...entries('bebes nenes criancas', people('several', true)),
  ...entries('casal gemeos gemeas', people(2)),
  ...words(NUMBERS).map((word, value): [string, Token] => [word, { is: 'number', value }]),
  ...entries('uma', { is: 'number', value: 1 }),
  ...entries('duas', { is: 'number', value: 2 }),
  ...entries('ano anos', { is: 'unit', unit: 'years' }),
  ...entries('mes meses', { is: 'unit', unit: 'months' }),
  ...entries('dia dias semana semanas', { is: 'unit', unit: 'days' }),
  ...entries('meio', { is: 'half' }),
  ...entries('de do da dos das com tem tenho temos', { is: 'of' }),
  ...entries('somos familia grupo equipe', { is: 'all' }),
  ...entries('e +', { is: 'and' }),
  ...entries(', ; / : . ( ) - & ! " \' | • ·', { is: 'mark' }),
])
const SILENT = new Set(words(EMPTY))

/** The greatest age in years, and the greatest number: a greater one is a price, a year, or a typing error. */
const OLDEST = 120

/**
 * Texts whose numbers may be no ages: a span, a date, a decimal or a thousand, 'or more', a fraction, the numbers of a
 * list ('1) 30 2) 31', 'dependente 1: 10'), and how many more people there are ('+ 1').
 */
const UNCERTAIN = [
  /(?:^|[^-\d\s])\s*\d+\s*-\s*\d+\s*(?:$|[^-\d\s])/,
  /(?:^|\D)(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1\d{2}(?!\d)/,
  /(?:^|[^\d.,])\d+[.,](?:\d|\d{3,})(?![\d]|[.,]\d)/,
  /\d\+(?![\d\p{L}])/u,
  /\d\s+1\/2(?!\d)/,
  /^[^(]*\d\)|\b\d+\s*:|(?:^|\s)1\s?[.)-]\s.*\s2\s?[.)-]\s/,
  /\+\s*\d\s*$/,
]

/** Lines that begin with their own number, as in a sheet: '1', a tab and '30', and below them '2', a tab and '31'. */
const NUMBERED = /^[ \t]*0*1[ \t;|]+\d[^\n]*\n[ \t]*0*2[ \t;|]+\d/m

/** How many people there are, before their ages: 'família de 4: …'. Its colon makes no number of a list. */
const HEADCOUNT = /\b(de|somos) (\d+)\s*:/g

/** Spellings that the table of words does not have. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\(s\)/g, ''],
  [/(\d) ?a(?:nos?)?(?=$|[^\p{L}\d])(?! ?\d)/gu, '$1 anos'],
  [/(\d)m(?=$|[^\p{L}\d])/gu, '$1 meses'],
  [/recem.nascid/g, 'recemnascid'],
  [/(?:bebe|crianca|filh[oa]) (?=recemnascid)/g, ''],
  [/(?:\p{L}+s|casal de) geme([oa])s/gu, 'geme$1s'],
  [/casal de (?:filhos|criancas|irmaos|jovens|adultos|idosos)/g, 'casal'],
  [/(^|[^\p{L}])a (?=\p{L}{2})/gu, '$1'],
  [/(^|[^\p{L}])mais (?=um|\d+ \p{L}|\p{L}+ \p{L})/gu, '$1'],
]

/** The words, numbers and marks of a text of ages, without those that say nothing; undefined where one is unknown. */
export function ageTokensOf(text: string): Token[] | undefined {
  if (NUMBERED.test(text)) return undefined
  const folded = fold(text).replace(HEADCOUNT, '$1 $2 ')
  if (UNCERTAIN.some((pattern) => pattern.test(folded))) return undefined
  const spelled = SPELLINGS.reduce((result, [from, to]) => result.replace(from, to), folded)
  const tokens: Token[] = []
  for (const [word] of spelled.matchAll(/\d+|\p{L}+|\S/gu)) {
    if (SILENT.has(word)) continue
    const token = /\d/.test(word)
      ? { is: 'number' as const, value: Number(word) }
      : TOKENS.get(word)
    if (!token || (token.is === 'number' && token.value > OLDEST)) return undefined
    tokens.push(token)
  }
  return tokens
}
