import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { altField } from '../fields/text.ts'

/** An image with a focal point and a text alternative. */
export const imageWithAlt = defineType({
  name: 'imageWithAlt',
  title: 'Imagem',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [altField()],
})
