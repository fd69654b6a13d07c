import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineArrayMember, defineType } from 'sanity'
import { RichTextInput } from '../paste/RichTextInput.tsx'
import { NORMAL, textBlock } from './portableText.ts'

const FORMATS = {
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
}

/** The types that may stand between the paragraphs of a long text. */
const BETWEEN = ['claimCallout', 'dataTable', 'figure'].map((type) => defineArrayMember({ type }))

const LONG_TEXT = {
  type: 'array',
  icon: BlockContentIcon,
  components: { input: RichTextInput },
} as const

/** A long text: headings, lists, quotes, tables, images and highlighted claims. */
export const richText = defineType({
  ...LONG_TEXT,
  name: 'richText',
  title: 'Texto longo',
  of: [textBlock(FORMATS), ...BETWEEN, defineArrayMember({ type: 'agePrices' })],
})

/** The long text of a legal page, with what the site fills in itself: tables, and how long leads are stored. */
export const legalText = defineType({
  ...LONG_TEXT,
  name: 'legalText',
  title: 'Texto legal',
  of: [
    textBlock({ ...FORMATS, inline: ['leadRetention'] }),
    ...BETWEEN,
    defineArrayMember({ type: 'storageTable' }),
    defineArrayMember({ type: 'formsTable' }),
  ],
})
