import { at, defineMigration, set, unset } from 'sanity/migrate'

/**
 * A carrier of the quote form had its value in `quoteOption`; now `inQuoteForm` says that it is there,
 * and its value is made from its slug.
 */
export default defineMigration({
  title: "Replace the field 'quoteOption' of carriers by 'inQuoteForm'",
  documentTypes: ['carrier'],
  filter: 'defined(quoteOption)',
  migrate: {
    document: () => [at('inQuoteForm', set(true)), at('quoteOption', unset())],
  },
})
