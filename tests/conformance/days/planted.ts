import { announcedFrom } from '@elos/content/parts/specialDays/coming'
import { dayOf, daysAfter } from '@elos/content/parts/time/day'
import { seedDocuments } from '@elos/studio/seed/documents'

/** When the simulated year begins. */
export const START = new Date('2026-11-30T12:00:00-03:00')
export const DAYS = 365

/** Whether the whole HTML of pages is compared on all days (minutes instead of seconds). */
export const isLong = process.env.DAYS === 'long'

/** The changes of the first content, by document: values that follow, begin and end, articles and an announcement that come and go. */
const PLANTED: Readonly<Record<string, object>> = {
  'claim-amil-preco': {
    validUntil: '2026-12-31',
    next: {
      amount: 170,
      validFrom: '2027-01-01',
      validUntil: '2027-08-31',
      source: 'Tabela de 2027',
    },
  },
  'claim-bradesco-preco': {
    validUntil: '2027-02-10',
    next: { amount: 230, validFrom: '2027-03-01', validUntil: '2029-12-31' },
  },
  'claim-alice-preco': { validFrom: '2027-01-15', validUntil: '2027-06-30' },
  'claim-amil-terceiro-filho': { next: { amount: 60, validFrom: '2027-05-01' } },
  'article-plano-saude-alice-onde-contratar': { unpublishOn: '2027-04-01' },
  'article-plano-saude-amil-onde-contratar': {
    unpublishOn: '2027-07-01',
    replacement: { _type: 'reference', _ref: 'blogPage' },
  },
  'article-plano-saude-bradesco-onde-contratar': {
    publishAt: '2027-02-03T13:00:00Z',
    unpublishOn: '2027-07-01',
  },
  siteSettings: {
    announcement: {
      text: 'A nossa equipe está em treinamento hoje.',
      where: 'escolhidas',
      pages: [{ _type: 'reference', _ref: 'carrier-amil' }],
      publishAt: '2027-03-01T12:00:00Z',
      unpublishOn: '2027-04-01',
    },
  },
  'legalPage-privacidade': {
    updatedAt: '2027-01-20',
    version: '3.0',
    former: [{ version: '2.1', updatedAt: '2026-11-20', title: 'Política de Privacidade' }],
  },
}

/** The days on which the planted documents change by themselves. */
export const PLANTED_TURNS = [
  '2027-01-01',
  '2027-01-15',
  '2027-01-20',
  '2027-02-03',
  '2027-02-11',
  '2027-03-01',
  '2027-04-01',
  '2027-05-01',
  '2027-07-01',
  '2027-09-01',
]

/** The days on which the home page announces a holiday of the first content, and those after it. */
const HOLIDAY_TURNS = seedDocuments()
  .flatMap((document) => (document._type === 'siteSettings' ? (document.holidays ?? []) : []))
  .flatMap(({ date }) => [announcedFrom(date), daysAfter(date, 1)])

const FIRST = daysAfter(dayOf(START), 1)

/** The days of the simulated year on which the site changes by itself. */
export const TURNS = [...new Set([...PLANTED_TURNS, ...HOLIDAY_TURNS])]
  .filter((day) => day > FIRST && day <= daysAfter(FIRST, DAYS - 1))
  .toSorted()

/** When all documents were last edited. */
const EDITED = '2026-11-01T12:00:00Z'

/** The first content with what is planted in it. */
export const documents = seedDocuments().map((document) => ({
  _updatedAt: EDITED,
  ...document,
  ...PLANTED[document._id],
}))

const missing = Object.keys(PLANTED).filter((id) => !documents.some(({ _id }) => _id === id))
if (missing.length > 0)
  throw new Error(`The first content lacks ${missing.join(', ')}: plant elsewhere`)
