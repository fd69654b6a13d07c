import { iconTitle } from '@elos/content/parts/icon/names'
import { StarIcon } from '@sanity/icons/Star'
import { defineType } from 'sanity'
import { iconField } from '../../base/fields/choice.ts'
import { shortTextField, titleField } from '../../base/fields/section.ts'

/** An icon, a title and a short text: one card of a grid. */
export const feature = defineType({
  name: 'feature',
  title: 'Cartão com ícone',
  type: 'object',
  icon: StarIcon,
  fields: [
    iconField,
    titleField('O benefício em poucas palavras.', 60),
    shortTextField('Uma ou duas frases que explicam o título.'),
  ],
  preview: {
    select: { title: 'title', icon: 'icon' },
    prepare: ({ title, icon }: { title?: string; icon?: string }) => ({
      title,
      subtitle: iconTitle(icon),
    }),
  },
})
