import type { IslandDataQueryResult } from '../../generated/sanity.types.ts'
import { normalizePath, quoteFormPath } from '../address/path.ts'
import type { Loose } from '../read/loose.ts'
import {
  readChoice,
  readFlag,
  readList,
  readOptionalChoice,
  readOptionalNumber,
  readToken,
} from '../read/values.ts'
import { AUDIENCES, type Audience, type QuoteOption, type QuoteSubject } from './type.ts'

/** The result of `quoteWithSellers`. */
type SellersResult = Loose<IslandDataQueryResult['quotePages'][number]['quote']>

/** The result of `quoteField`, of a document of each type. */
type QuoteResult = WithoutOffers<SellersResult>
type WithoutOffers<T> = T extends object ? Omit<T, 'offers'> : T

const OWN_QUESTIONS = ['life', 'fleet'] as const

/** A carrier's value in the quote form, from its slug: 'amil' of 'amil-saude'. */
export const carrierValue = (slug: string): string => slug.replace(/-saude$/, '')

/** The slugs of which a value in the quote form may be. */
export const slugsOfValue = (value: string): string[] => [value, `${value}-saude`]

function readAudiences(raw: readonly (string | null | undefined)[] | null | undefined): Audience[] {
  const told = readList(raw, readToken)
  return AUDIENCES.filter((audience) => told.includes(audience))
}

/** Functions that make the subject of a quote from a document, by the type of the document. */
const SUBJECTS: Record<string, (raw: NonNullable<QuoteResult>) => QuoteSubject> = {
  carrier: ({ name, inQuoteForm, slug, planTypes, minimumAge: age }) => {
    const sold = readAudiences(planTypes)
    const minimumAge = readOptionalNumber(age)
    const subject = {
      name: readToken(name),
      ...(sold.length > 0 && { planTypes: sold }),
      ...(minimumAge && { minimumAge }),
    }
    if (!readFlag(inQuoteForm)) return { ...subject, kind: 'carrier' }
    const carrier = carrierValue(readToken(slug))
    // Whoever asks for a carrier that sells to companies alone asks for a company.
    return sold.join() === 'corporativo'
      ? { ...subject, kind: 'company', carrier }
      : { ...subject, kind: 'health', carrier }
  },
  plan: ({ name, quoteLabel, audience, coverage }) => {
    const planType = readChoice(audience, AUDIENCES, 'individual')
    const label = readToken(quoteLabel) || readToken(name)
    if (coverage === 'odonto') return { kind: 'dental', name: `${label} (odontológico)`, planType }
    // A plan for companies is for MEIs too: its form asks which of them contracts.
    if (planType === 'corporativo') return { kind: 'company', name: label, planType }
    return { kind: 'health', name: label, planType, applicant: 'sem-cnpj' }
  },
  product: ({ name, quoteLabel, quoteQuestions }) => ({
    kind: readOptionalChoice(quoteQuestions, OWN_QUESTIONS) ?? 'insurance',
    name: readToken(quoteLabel) || readToken(name),
  }),
}

/** Returns the subject of a quote about a document; undefined when nobody asks for a quote about it. */
export function mapQuoteSubject(raw: QuoteResult | undefined): QuoteSubject | undefined {
  return raw?.type ? SUBJECTS[raw.type]?.(raw) : undefined
}

type PageResult = NonNullable<Loose<IslandDataQueryResult['quotePages']>>[number]
type OffersResult = NonNullable<SellersResult>['offers'] | undefined

const carriersOf = (offers: OffersResult) => readList(offers, ({ carrier }) => carrier)

/** The carriers in the sections of a free page that say who sells: those of a plan, or else chosen ones. */
const carriersInSections = (sections: NonNullable<PageResult>['sellers'] | undefined) =>
  readList(sections, ({ plan, carriers }) => {
    const ofPlan = carriersOf(plan?.offers)
    return ofPlan.length > 0 ? ofPlan : readList(carriers, (carrier) => carrier)
  }).flat()

/**
 * The carriers of the quote form that sell what a page is about, where that names those who do. A free page offers those
 * of its own sections instead.
 */
function sellersOf(offers: OffersResult, page: NonNullable<PageResult>) {
  const sellers = carriersOf(offers)
  if (sellers.length === 0) return {}
  const own = carriersInSections(page.sellers)
  const offered = (own.length > 0 ? own : sellers).filter(({ inQuoteForm }) =>
    readFlag(inQuoteForm),
  )
  return { carriers: offered.map(({ slug }) => carrierValue(readToken(slug))) }
}

/** Maps the carriers of the quote form. When two have the same value only the first is listed. */
export function mapQuoteCarriers(
  raw: Loose<IslandDataQueryResult['quoteCarriers']> | undefined,
): QuoteOption[] {
  const options = readList(raw, ({ name, slug }) => ({
    value: carrierValue(readToken(slug)),
    label: readToken(name),
  }))
  return options.filter(({ value }, index) => {
    const isFirst = options.findIndex((other) => other.value === value) === index
    return value !== '' && isFirst
  })
}

/**
 * Returns the subjects of the quotes that are requested on live pages, by the path of their form ('/cotacao/amil-saude'). A
 * dental plan may be of the types of which the site has a plan that covers the teeth.
 */
export function mapQuotePages(
  raw: Loose<IslandDataQueryResult['quotePages']> | undefined,
): Partial<Record<string, QuoteSubject>> {
  const pages = readList(raw, (page) => (readFlag(page.live) ? page : undefined))
  const forms = readList(pages, (page) => {
    const { path, quote, subject: about } = page
    const own = mapQuoteSubject(quote)
    const subject = own ?? mapQuoteSubject(about?.quote)
    const form = quoteFormPath(normalizePath(readToken(path)))
    const { offers } = (own ? quote : about?.quote) ?? {}
    return subject && { form, subject: { ...subject, ...sellersOf(offers, page) } }
  })
  const dental = readList(pages, ({ quote }) => quote)
    .filter(({ coverage }) => coverage === 'odonto' || coverage === 'saude-odonto')
    .map(({ audience }) => audience)
  const planTypes = readAudiences(dental)
  return Object.fromEntries(
    forms.map(({ form, subject }) => [
      form,
      subject.kind === 'dental' ? { ...subject, planTypes } : subject,
    ]),
  )
}
