import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { altField } from '../fields/alt.ts'

/** An image with a focal point and a text for who cannot see it. */
export const imageWithAlt = defineType({
  name: 'imageWithAlt',
  title: 'Imagem',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [altField()],
})
