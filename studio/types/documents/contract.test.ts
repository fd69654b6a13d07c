import { expect, test } from 'vitest'
import { route } from '../../pages/schema/route.ts'
import { validate } from '../testing/validate.ts'
import { documents } from './index.ts'

interface Contract {
  required: string
  optional: string
}

const LANDING = 'hero closing chatMessage route'

/** The sections that a page may do without. */
const SECTIONS = 'benefits reasons information'

/** The fields of every document type, on which the site and the seed rely. */
const CONTRACTS: Record<string, Contract> = {
  siteSettings: {
    required:
      'brandName legalName taxId tagline description author phone chatPhone email dpoEmail dpoPhone address openingHours responseTime homeMenu partnerMenu headerButton partnerHeaderButton footerColumns developerCredit chatMessages leadRetentionMonths',
    optional: 'susepRegistration dpoName holidays socialLinks socialImage measurement',
  },
  homePage: {
    required: 'hero about services carriers testimonials faq contact extras route',
    optional: '',
  },
  partnerPage: {
    required: 'hero story howItWorks specialists advantages carriers faq closing route',
    optional: '',
  },
  blogPage: { required: 'eyebrow title lead route', optional: '' },
  carrier: {
    required: `name slug order summary ${LANDING}`,
    optional: `features lines logo ansRegistration inQuoteForm planTypes minimumAge price highlights ${SECTIONS}`,
  },
  plan: {
    required: `name slug order audience coverage summary quoteLabel offersHeading offers ${LANDING}`,
    optional: SECTIONS,
  },
  product: {
    required: `name slug order summary quoteLabel icon ${LANDING}`,
    optional: `quoteQuestions price highlights ${SECTIONS}`,
  },
  article: {
    required:
      'title slug number description lead body publishedAt reviewedAt icon closing chatMessage route',
    optional: 'cover author category subject readMinutes publishAt unpublishOn replacement',
  },
  author: { required: 'name role', optional: 'note photo' },
  articleCategory: { required: 'name', optional: '' },
  legalPage: {
    required: 'title slug updatedAt body route',
    optional: 'version lead showsDataOfficer',
  },
  testimonial: {
    required: 'author role content rating initials inStructuredData order',
    optional: 'company datePublished authorizedWords',
  },
  testimonialConsent: {
    required: 'person grantedAt method words',
    optional: 'evidence withdrawnAt',
  },
  siteFaqItem: { required: 'question answer order', optional: '' },
  partnerFaqItem: {
    required: 'number question answer icon color keywords categories',
    optional: '',
  },
  faqCategory: { required: 'label slug color order', optional: '' },
  lead: {
    required: 'kind status name email submittedAt page consent',
    optional:
      'reference about phone answers outcome assignee history notes campaign deadline notifications',
  },
  notificationSettings: { required: '', optional: 'recipients' },
  redirect: { required: 'source target permanent', optional: 'anchor' },
  claim: {
    required: 'title measure kind',
    optional:
      'subject amount unit qualifier period text conditions source sourceUrl asOf validFrom validUntil next note rule',
  },
}

/** The fields of the entry of a document in the route registry. */
const ROUTE: Contract = {
  required: 'path name title description category priority changefreq',
  optional: 'lastmod keywords relatedRoutes trail metadata',
}

const words = (text: string) => text.split(' ').filter(Boolean).sort()

test('every document type has a contract', () => {
  expect(documents.map(({ name }) => name).sort()).toEqual(Object.keys(CONTRACTS).sort())
})

test.each(documents)('$name has the fields of its contract', ({ name, fields }) => {
  const { required = '', optional = '' } = CONTRACTS[name] ?? {}
  const names = fields.map((field) => field.name).sort()
  expect(
    names,
    'Add the field to its line in CONTRACTS, studio/types/documents/contract.test.ts',
  ).toEqual(words(`${required} ${optional}`))
})

test.each(documents)('$name cannot be published without its required fields', async ({ name }) => {
  const found = await validate({ _type: name })
  const errors = found.filter(({ level, path }) => level === 'error' && !path.includes('.'))
  const fields = errors.map(({ path }) => path).sort()
  expect(fields).toEqual(words(CONTRACTS[name]?.required ?? ''))
})

test('a page has the fields of the route registry, and cannot be published without the required ones', async () => {
  const names = route.fields.map((field) => field.name)
  expect(names.sort()).toEqual(words(`${ROUTE.required} ${ROUTE.optional}`))
  const found = await validate({ _type: 'plan', route: { _type: 'route' } })
  const errors = found.filter(({ level, path }) => level === 'error' && path.startsWith('route.'))
  expect(errors.map(({ path }) => path).sort()).toEqual(
    words(ROUTE.required).map((name) => `route.${name}`),
  )
})
