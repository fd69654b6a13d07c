import { iconTitle } from '@elos/content/parts/icon/names'
import { StarIcon } from '@sanity/icons/Star'
import { defineType } from 'sanity'
import { iconField } from '../../base/fields/choice.ts'
import { keptInCopy } from '../../base/fields/copy.ts'
import { sharedField } from '../../base/fields/object.ts'
import { stringField } from '../../base/fields/text.ts'

/** An icon, a title and a short text: one card of a grid. */
export const feature = defineType({
  name: 'feature',
  title: 'Cartão com ícone',
  type: 'object',
  icon: StarIcon,
  fields: [
    keptInCopy(iconField()),
    stringField({
      name: 'title',
      title: 'Título',
      description: 'O benefício em poucas palavras.',
      max: 60,
    }),
    sharedField({
      name: 'text',
      type: 'shortText',
      title: 'Texto',
      description: 'Uma ou duas frases que explicam o título.',
    }),
  ],
  preview: {
    select: { title: 'title', icon: 'icon' },
    prepare: ({ title, icon }: { title?: string; icon?: string }) => ({
      title,
      subtitle: iconTitle(icon),
    }),
  },
})
