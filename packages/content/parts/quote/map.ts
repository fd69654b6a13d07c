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
    return { kind: planType === 'corporativo' ? 'company' : 'health', name: label, planType }
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

/** The carriers of the quote form that sell what a document is about, where it names those who do. */
function sellersOf(raw: SellersResult | undefined): Pick<QuoteSubject, 'carriers'> {
  const sellers = readList(raw?.offers, ({ carrier }) => carrier)
  if (sellers.length === 0) return {}
  const offered = sellers.filter(({ inQuoteForm }) => readFlag(inQuoteForm))
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
 * Returns the subjects of the quotes that are requested on pages, by the path of their form ('/cotacao/amil-saude'). A
 * dental plan may be of the types of which the site has a plan that covers the teeth.
 */
export function mapQuotePages(
  raw: Loose<IslandDataQueryResult['quotePages']> | undefined,
): Partial<Record<string, QuoteSubject>> {
  const forms = readList(raw, ({ path, quote, subject: about }) => {
    const own = mapQuoteSubject(quote)
    const subject = own ?? mapQuoteSubject(about?.quote)
    const form = quoteFormPath(normalizePath(readToken(path)))
    return subject && { form, subject: { ...subject, ...sellersOf(own ? quote : about?.quote) } }
  })
  const dental = readList(raw, ({ quote }) => quote)
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
