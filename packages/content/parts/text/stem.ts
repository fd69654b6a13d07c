import { fold } from './fold.ts'

/** Shorter words have no ending that can be told from the word: 'mês', 'gás', 'lei'. */
const LEAST_LETTERS = 4

/**
 * The endings of Portuguese words, folded, and what stands for both forms in their place; the first that fits counts. They
 * are plurals, and the feminine of nouns and adjectives.
 *
 * @see https://www.priberam.pt/dlpo/ for the plurals of words in -ão, -l, -m, -r, -s and -z
 */
const ENDINGS: readonly (readonly [ending: RegExp, stem: string])[] = [
  // declarações, cidadãos, capitães; but not mães
  [/oes$|aos$|(?<=..)aes$/, 'ao'],
  // empresariais, papéis and fáceis, espanhóis, azuis; but not pais, leis, dois
  [/(?<=..[aeou])is$/, 'l'],
  // infantis, perfis
  [/(?<=.[^aeou])is$/, 'el'],
  // fácil has the plural fáceis, as papel has papéis
  [/(?<=.)il$/, 'el'],
  // homens, itens
  [/ns$/, 'm'],
  // valores, meses, vezes; interesses is then as interesse
  [/(?<=..[rsz])es?$/, ''],
  // planos
  [/s$/, ''],
  // corretora
  [/(?<=..)ora$/, 'or'],
  // médica; of shorter words it would be another: casa, caso
  [/(?<=....)a$/, 'o'],
]

/** Takes one ending off a folded word; a word without one stays as it is. */
function withoutEnding(word: string): string {
  if (word.length < LEAST_LETTERS) return word
  const found = ENDINGS.find(([ending]) => ending.test(word))
  return found ? word.replace(...found) : word
}

/**
 * Returns the stem that a Portuguese word shares with its plural, its feminine and its spelling without accents, by which a
 * search compares words: 'declaracao' for 'Declarações'. It need not be a word, and is the same for an ending that is taken
 * off once or twice ('países', 'país').
 */
export function stem(word: string): string {
  let [before, stemmed] = ['', fold(word)]
  while (stemmed !== before) [before, stemmed] = [stemmed, withoutEnding(stemmed)]
  return stemmed
}
