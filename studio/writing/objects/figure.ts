import { ImagesIcon } from '@sanity/icons/Images'
import { defineField, defineType } from 'sanity'
import { IMAGE_WIDTHS, imageWidthHelp } from '../../base/fields/image.ts'
import { IMAGE_OPTIONS } from '../../base/fields/imageOptions.ts'
import { altField, stringField } from '../../base/fields/text.ts'
import { checkImageWidth } from '../../base/rules/image.ts'
import { FigureInput } from '../uploads/FigureInput.tsx'
import { ImageInput } from '../uploads/ImageInput.tsx'

/** An image between paragraphs, with an optional caption. */
export const figure = defineType({
  name: 'figure',
  title: 'Imagem com legenda',
  type: 'object',
  icon: ImagesIcon,
  components: { input: FigureInput },
  fields: [
    defineField({
      name: 'image',
      title: 'Imagem',
      description: `Marque o ponto principal: ele continua visível quando a imagem é recortada. ${imageWidthHelp(IMAGE_WIDTHS.text)}`,
      type: 'image',
      options: IMAGE_OPTIONS,
      components: { input: ImageInput },
      validation: (rule) => [
        rule.required().assetRequired().error('Escolha uma imagem.'),
        rule.custom(checkImageWidth(IMAGE_WIDTHS.text)).warning(),
      ],
    }),
    altField,
    stringField({
      name: 'caption',
      title: 'Legenda',
      description: 'Texto abaixo da imagem, com o crédito se houver.',
      optional: true,
      max: 200,
    }),
  ],
  preview: { select: { title: 'alt', subtitle: 'caption', media: 'image' } },
})
