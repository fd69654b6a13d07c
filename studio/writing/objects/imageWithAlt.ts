import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { IMAGE_OPTIONS } from '../../base/fields/imageOptions.ts'
import { altField } from '../../base/fields/text.ts'
import { ImageInput } from '../uploads/ImageInput.tsx'

/** An image with a focal point and a text alternative. */
export const imageWithAlt = defineType({
  name: 'imageWithAlt',
  title: 'Imagem',
  type: 'image',
  icon: ImageIcon,
  options: IMAGE_OPTIONS,
  components: { input: ImageInput },
  fields: [altField],
})
