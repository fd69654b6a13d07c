import { TextIcon } from '@sanity/icons/Text'
import { defineType } from 'sanity'
import { RichTextInput } from '../paste/RichTextInput.tsx'
import { NORMAL, textBlock } from './portableText.ts'

/** A few sentences with links and claims, without headings or lists. */
export const shortText = defineType({
  name: 'shortText',
  title: 'Texto curto',
  type: 'array',
  icon: TextIcon,
  components: { input: RichTextInput },
  of: [textBlock({ styles: [NORMAL], lists: [] })],
})
