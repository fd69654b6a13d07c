import { ageTokensOf, type Token } from './ageTokens.ts'

/** The age of a person in years, or some people before their ages: 'esposa', '2 adultos', 'filhos'. */
type Item =
  | { is: 'age'; years: number }
  | { is: 'group'; group: Group }
  | { is: 'total'; people: number }

interface Group {
  /** The number of people; undefined for several of which no number is told. */
  count: number | undefined
  /** The least number of people. */
  least: number
  /** Whether one age may be that of all of them, as in '2 adultos de 30'. */
  shareAge: boolean
  /** Whether all are children, who belong to the first band without an age. */
  areChildren: boolean
}

/** Ages up to which 'N anos e M meses' is the age of one child. */
const CHILD = 17

/**
 * The ages in years of the people in a text: '34, 36 e 5', '1 ano e 6 meses', '2 adultos de 30 e 1 criança de 5'.
 * Undefined where a word is unknown, a number may be something else than an age, or there are more people than ages: the
 * text then says less, or something else, than a count would.
 */
export function peopleOf(text: string): number[] | undefined {
  const tokens = ageTokensOf(text)
  const items = tokens && itemsOf(tokens)
  if (!items) return undefined
  const ages = agesOf(items)
  const total = items.find((item) => item.is === 'total')
  if (!ages || (total && total.people !== ages.length)) return undefined
  return ages.length > 0 || text.trim() === '' ? ages : undefined
}

/** The ages and people in a list of tokens, in order; undefined where a number may be read in two ways. */
function itemsOf(tokens: readonly Token[]): Item[] | undefined {
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = itemAt(tokens, at)
    if (!read) return undefined
    items.push(...read.items)
    at += read.length
  }
  return items
}

/** The items that some tokens are, and the number of those tokens. */
interface Read {
  items: Item[]
  length: number
}

const age = (years: number, length: number): Read => ({ items: [{ is: 'age', years }], length })

/** Reads the item at a place of the tokens. */
function itemAt(tokens: readonly Token[], at: number): Read | undefined {
  const [token, next, third] = tokens.slice(at, at + 3)
  if (token?.is === 'people') return { items: [groupOf(token)], length: 1 }
  if (token?.is === 'all') return totalAt(tokens, at)
  if (token?.is !== 'number') return token?.is === 'half' ? undefined : unitAt(token)
  const { value } = token
  if (next?.is === 'unit') return ageAt(tokens, at, value, next.unit)
  if (next?.is === 'people' && (next.people !== 1 || value === 1)) {
    if (next.people === 2 && value !== 2) return undefined
    return { items: [groupOf(next, value)], length: 2 }
  }
  if (next?.is === 'of' && third?.is === 'number') {
    const group = { count: value, least: value, shareAge: true, areChildren: false }
    return { items: [{ is: 'group', group }], length: 2 }
  }
  // '2 e 8 meses' may be one child or two.
  return value <= CHILD && next?.is === 'and' && monthsAt(tokens, at + 2)
    ? undefined
    : age(value, 1)
}

/** Words and marks between ages. Months need their number: years are what all numbers are. */
const unitAt = (token: Token | undefined): Read | undefined =>
  token?.is === 'unit' && token.unit !== 'years' ? undefined : { items: [], length: 1 }

/** The months of a child's age, fewer than twelve; undefined where there are none. */
function monthsAt(tokens: readonly Token[], at: number): number | undefined {
  const [token, unit] = tokens.slice(at, at + 2)
  const areMonths = unit?.is === 'unit' && unit.unit === 'months'
  return token?.is === 'number' && areMonths && token.value < 12 ? token.value : undefined
}

/** Reads a number and its unit, with what belongs to it: 'e meio', 'e 6 meses'. */
function ageAt(
  tokens: readonly Token[],
  at: number,
  value: number,
  unit: 'years' | 'months' | 'days',
): Read | undefined {
  const [after, second, third] = tokens.slice(at + 2, at + 5)
  if (unit === 'days') return age(0, 2)
  const isJoined = after?.is === 'and'
  if (unit === 'months') {
    const hasDays = isJoined && second?.is === 'number' && third?.is === 'unit'
    return age(Math.floor(value / 12), hasDays && third.unit === 'days' ? 5 : 2)
  }
  if (isJoined && second?.is === 'half') return age(value, 4)
  const isMarked = after?.is === 'mark'
  const start = at + (isJoined || isMarked ? 3 : 2)
  if (monthsAt(tokens, start) !== undefined) {
    if (value > CHILD) return isMarked ? age(value, 2) : undefined
    return isMarked ? undefined : age(value, start - at + 2)
  }
  // '1 ano e 6' may be one child or two.
  const isBare = third?.is !== 'unit' && third?.is !== 'people' && third?.is !== 'of'
  const isUnclear =
    value <= CHILD && isJoined && second?.is === 'number' && second.value < 12 && isBare
  return isUnclear ? undefined : age(value, 2)
}

/** Reads the number of all people: 'somos 4', 'família de 4 pessoas'. */
function totalAt(tokens: readonly Token[], at: number): Read {
  const start = tokens[at + 1]?.is === 'of' ? at + 2 : at + 1
  const [number, noun] = tokens.slice(start, start + 2)
  if (number?.is !== 'number' || noun?.is === 'unit') return { items: [], length: 1 }
  const end = noun?.is === 'people' ? start + 2 : start + 1
  return { items: [{ is: 'total', people: number.value }], length: end - at }
}

function groupOf({ people, areChildren }: Extract<Token, { is: 'people' }>, told?: number): Item {
  const count = told ?? (people === 'several' ? undefined : people)
  const shareAge = told !== undefined || people === 2
  return { is: 'group', group: { count, least: count ?? 2, shareAge, areChildren } }
}

/** Some people and the ages that follow them. Ages without people have no group. */
interface Party {
  group?: Group
  ages: number[]
}

/** The age of each person; undefined where that is not certain. */
function agesOf(items: readonly Item[]): number[] | undefined {
  const parties: Party[] = []
  for (const item of items) {
    const last = parties.at(-1)
    if (item.is === 'age') {
      if (last) last.ages.push(item.years)
      else parties.push({ ages: [item.years] })
    } else if (item.is === 'group') {
      if (last?.group && last.ages.length === 0) last.group = together(last.group, item.group)
      else parties.push({ group: item.group, ages: [] })
    }
  }
  const read = parties.map(agesOfParty)
  if (read.every((ages) => ages !== undefined)) return read.flat()
  // '34 (eu), 32 (esposa)': as many ages as people, who follow them.
  const ages = items.flatMap((item) => (item.is === 'age' ? [item.years] : []))
  const groups = items.flatMap((item) => (item.is === 'group' ? [item.group] : []))
  const areSingle = groups.every(({ count, areChildren }) => count === 1 && !areChildren)
  return areSingle && groups.length === ages.length ? ages : undefined
}

const together = (one: Group, other: Group): Group => ({
  count: one.count && other.count && one.count + other.count,
  least: one.least + other.least,
  shareAge: false,
  areChildren: one.areChildren && other.areChildren,
})

function agesOfParty({ group, ages }: Party): number[] | undefined {
  if (!group) return ages
  const { count, least, shareAge, areChildren } = group
  const [first] = ages
  if (count === undefined) return ages.length >= least ? ages : undefined
  if (first === undefined) return areChildren ? Array(count).fill(0) : undefined
  if (areChildren && first > CHILD) return undefined
  if (ages.length === count || count === 1) return ages
  return ages.length === 1 && shareAge ? Array(count).fill(first) : undefined
}
