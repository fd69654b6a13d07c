import type { FAQPage } from 'schema-dts'
import { notesText } from '../claim/marks.ts'
import type { SiteFaqItem } from './map.ts'

/**
 * An FAQ page of the questions with an answer, as plain text that ends with the conditions and sources of its figures;
 * nothing when there are none.
 */
export function faqStructuredData(items: SiteFaqItem[]): FAQPage[] {
  const answered = items.filter(({ question, plainAnswer }) => question && plainAnswer)
  if (answered.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: answered.map(({ question, answer, plainAnswer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: {
          '@type': 'Answer' as const,
          text: [plainAnswer, ...notesText(answer)].join('\n'),
        },
      })),
    },
  ]
}
