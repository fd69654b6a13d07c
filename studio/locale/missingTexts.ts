import { defineLocaleResourceBundle } from 'sanity'

/** Texts of lists and documents that `@sanity/locale-pt-br` 1.1.37 has only in English. */
export const MISSING_TEXTS = [
  defineLocaleResourceBundle({
    locale: 'pt-BR',
    namespace: 'studio',
    resources: {
      'document-status.published-at': 'Publicado {{date}}',
    },
  }),
]
