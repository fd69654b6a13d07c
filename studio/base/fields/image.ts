import { defineField, type Rule } from 'sanity'
import { checkImageWidth } from '../rules/image.ts'
import { type FieldBase, missing } from './base.ts'
import { requiring } from './required.ts'

/** The widths of the places for images, in pixels: twice those of the layout, for sharp screens. */
export const IMAGE_WIDTHS = { page: 1200, text: 1360, sharing: 1200, logo: 320, portrait: 200 }

/** The sentence of a field's help that says how large its image has to be. */
export const imageWidthHelp = (width: number): string =>
  `Ao menos ${width} pixels de largura, ou um desenho em SVG.`

interface ImageField extends FieldBase {
  /** The width of the place that it is for, in pixels. */
  width: number
}

/** An image with its text alternative. One with too few pixels gets a warning. */
export const imageField = ({ width, optional, description, ...field }: ImageField) =>
  defineField({
    ...field,
    type: 'imageWithAlt',
    description: `${description} ${imageWidthHelp(width)}`,
    validation: requiring(!optional, (rule: Rule, context) => [
      ...(optional ? [] : [rule.required().error(missing(field.title, context))]),
      rule.custom(checkImageWidth(width)).warning(),
    ]),
  })
