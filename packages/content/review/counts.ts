import {
  COUNTED,
  type Counts,
  countedText,
  isCountName,
  NUMBER_WORDS,
} from '../parts/count/words.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { pathOf } from '../parts/stored/route.ts'
import { isRecord, recordsIn, referenceOf, textOf } from '../parts/stored/value.ts'
import { dayOf } from '../parts/time/day.ts'
import { eachPassage, type Passage } from './passages.ts'
import type { Review } from './rule.ts'

/** The words and digits of numbers from two: 'uma operadora' counts nothing. */
const NUMBER = [
  ...[...NUMBER_WORDS].flatMap(([word, number]) => (number > 1 ? [word] : [])),
  String.raw`\d{1,3}`,
].join('|')

const COUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<number>${NUMBER})\s(?<noun>${Object.keys(COUNTED).join('|')})(?!\p{L})`,
  'giu',
)

/** Words before a number that make it a part of the list, or a bound: 'duas ou três operadoras'. */
const PARTIAL =
  /(?<!\p{L})(?:ou|e|outr[ao]s|até|entre|mais de|menos de|pelo menos|ao menos|cerca de)\s$/iu

/** Words before a number that make it that of the whole list: 'as seis operadoras'. */
const WHOLE = /(?:^|(?<!\p{L})(?:as|os|das|dos|nas|nos|às|aos|nossas|nossos)\s)$/iu

/** The texts that speak of the plans of their own page: elsewhere 'os dois planos' are any two. */
const ABOUT_OWN_PLANS = /^(?:offersHeading|services\.|route\.)/

const fieldsOf = (value: unknown) => (isRecord(value) ? value : {})

const idsOfCarriers = (offers: unknown) =>
  recordsIn(offers).map(({ carrier }) => referenceOf(carrier))

/** The carriers in the sections of a free page that say who sells: those of a plan, or else chosen ones. */
const sellersOn = ({ sections }: StoredDocument, documents: readonly StoredDocument[]) =>
  recordsIn(sections)
    .filter(({ _type }) => _type === 'sellers')
    .flatMap(({ plan, carriers }) => {
      const ofPlan = documents.find(({ _id }) => _id === referenceOf(plan))
      const offering = idsOfCarriers(ofPlan?.offers)
      return offering.length > 0 ? offering : recordsIn(carriers).map(referenceOf)
    })

type OwnCounts = (document: StoredDocument, documents: readonly StoredDocument[]) => Counts

/** The things that each type of page lists itself. */
const OWN: Readonly<Record<string, OwnCounts | undefined>> = {
  homePage: ({ carriers, services }) => ({
    operadoras: recordsIn(fieldsOf(carriers).items).length,
    planos: recordsIn(fieldsOf(services).cards).length,
  }),
  plan: ({ offers }) => ({
    operadoras: new Set(idsOfCarriers(offers)).size,
    planos: recordsIn(offers).length,
  }),
  freePage: (page, documents) => {
    const operadoras = new Set(sellersOn(page, documents)).size
    return operadoras > 0 ? { operadoras } : {}
  },
  partnerPage: ({ carriers }) => ({ operadoras: recordsIn(fieldsOf(carriers).items).length }),
}

/** Whether the index of articles shows an article on a day. */
function isListed({ publishAt, unpublishOn }: StoredDocument, today: string): boolean {
  const due = Date.parse(textOf(publishAt))
  const left = textOf(unpublishOn)
  return (Number.isNaN(due) || dayOf(new Date(due)) <= today) && (!left || left > today)
}

/** The things of which the site has pages. */
function countsOf(documents: readonly StoredDocument[], today: string): Counts {
  const paged = documents.filter(pathOf)
  const ofType = (type: string) => paged.filter(({ _type }) => _type === type)
  return {
    operadoras: ofType('carrier').length,
    planos: ofType('plan').length,
    artigos: ofType('article').filter((article) => isListed(article, today)).length,
  }
}

/** The first number in a text that differs from how many there are, as a message. */
function wrongCount({ path, text }: Passage, type: string, counts: Counts): string | undefined {
  for (const { 0: typed, index, groups = {} } of text.matchAll(COUNT)) {
    const { number = '', noun = '' } = groups
    const name = noun.toLowerCase()
    const before = text.slice(0, index)
    if (!isCountName(name) || PARTIAL.test(before)) continue
    // An article advises to ask any three carriers.
    if (type === 'article' && !WHOLE.test(before)) continue
    if (name === 'planos' && !ABOUT_OWN_PLANS.test(path)) continue
    const count = counts[name]
    const said = NUMBER_WORDS.get(number.toLowerCase()) ?? Number(number)
    if (!count || said === count) continue
    return `“${typed}” está digitado à mão, e o site mostra ${countedText(name, count)}. Escreva {{${name}}} no lugar: o site conta sozinho.`
  }
  return undefined
}

/**
 * Finds texts that say how many carriers, plans or articles there are, and are wrong. A page that lists them itself
 * speaks of its own list.
 */
export const typedCounts: Review = (documents, today) => {
  const everywhere = countsOf(documents, today)
  const texts = documents.filter(({ _type }) => _type !== 'claim')
  return eachPassage(texts, (passage, document) =>
    wrongCount(passage, document._type, {
      ...everywhere,
      ...OWN[document._type]?.(document, documents),
    }),
  )
}
