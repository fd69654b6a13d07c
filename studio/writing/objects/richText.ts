import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineArrayMember, defineType } from 'sanity'
import { RichTextInput } from '../paste/RichTextInput.tsx'
import { NORMAL, textBlock } from './portableText.ts'

/** A long text: headings, lists, quotes, tables, images and highlighted claims. */
export const richText = defineType({
  name: 'richText',
  title: 'Texto longo',
  type: 'array',
  icon: BlockContentIcon,
  components: { input: RichTextInput },
  of: [
    textBlock({
      styles: [
        NORMAL,
        { title: 'Título', value: 'h2' },
        { title: 'Subtítulo', value: 'h3' },
        { title: 'Citação', value: 'blockquote' },
      ],
      lists: [
        { title: 'Lista', value: 'bullet' },
        { title: 'Lista numerada', value: 'number' },
      ],
      inline: ['leadRetention'],
    }),
    defineArrayMember({ type: 'claimCallout' }),
    defineArrayMember({ type: 'dataTable' }),
    defineArrayMember({ type: 'storageTable' }),
    defineArrayMember({ type: 'formsTable' }),
    defineArrayMember({ type: 'figure' }),
  ],
})
