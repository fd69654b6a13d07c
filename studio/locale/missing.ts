import { defineLocaleResourceBundle } from 'sanity'

/** Words of lists and documents that `@sanity/locale-pt-br` 1.1.37 leaves in English. */
export const missingWords = [
  defineLocaleResourceBundle({
    locale: 'pt-BR',
    namespace: 'studio',
    resources: {
      'document-status.published-at': 'Publicado {{date}}',
    },
  }),
]
