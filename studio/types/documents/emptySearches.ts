import { EMPTY_SEARCHES } from '@elos/content/parts/search/emptySearches'
import { brazilianDay } from '@elos/content/parts/time/day'
import { SearchIcon } from '@sanity/icons/Search'
import { defineType } from 'sanity'
import { counted } from '../../base/counted.ts'
import { dateField } from '../../base/fields/date.ts'
import { recordsField } from '../../base/fields/list.ts'
import { numberField } from '../../base/fields/number.ts'
import { stringField } from '../../base/fields/text.ts'

/**
 * The document in which the site counts the searches that found nothing. It is not content: it is private, has no draft and is
 * never published.
 */
export const emptySearches = defineType({
  name: EMPTY_SEARCHES,
  title: 'Buscas sem resultado',
  type: 'document',
  icon: SearchIcon,
  liveEdit: true,
  fields: [
    recordsField({
      name: 'words',
      title: 'O que os visitantes procuraram e não acharam',
      description:
        'As mais procuradas primeiro, sem quem procurou. O site junta as de cada dia à meia-noite, e esquece o que ninguém procura há seis meses.',
      optional: true,
      readOnly: true,
      item: 'Busca',
      fields: [
        stringField({
          name: 'text',
          title: 'Texto',
          description: 'O que foi procurado, sem acentos.',
        }),
        numberField({
          name: 'count',
          title: 'Vezes',
          description: 'Quantas vezes foi procurado.',
          min: 1,
          max: 1_000_000,
        }),
        dateField({ name: 'lastOn', title: 'Última vez', description: 'O dia da última vez.' }),
      ],
      preview: {
        select: { text: 'text', count: 'count', lastOn: 'lastOn' },
        prepare: ({ text, count = 0, lastOn = '' }) => ({
          title: text,
          subtitle: `${counted(count, 'vez', 'vezes')}, a última em ${brazilianDay(lastOn)}`,
        }),
      },
    }),
  ],
  preview: { prepare: () => ({ title: 'Buscas sem resultado' }) },
})
