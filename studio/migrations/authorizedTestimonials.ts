import { publishedId } from '@elos/content/parts/read/publishedId'
import { dayOf } from '@elos/content/parts/time/day'
import { authorizedWords, consentId } from '@elos/content/review/consents'
import { at, defineMigration, set } from 'sanity/migrate'

/**
 * The site shows a testimonial only while `authorizedWords` names its words. The Studio writes it from the record of
 * consent; this writes it for records that were made before.
 */
export default defineMigration({
  title: "Fill the field 'authorizedWords' of testimonials from their records of consent",
  documentTypes: ['testimonial'],
  filter: '!defined(authorizedWords)',
  migrate: {
    document: async ({ _id, content }, { filtered }) => {
      const record = await filtered.getDocument(consentId(publishedId(_id)))
      const words = authorizedWords(record, content, dayOf(new Date()))
      return words ? [at('authorizedWords', set(words))] : []
    },
  },
})
