import { CONTENT_ICONS } from '@elos/content/parts/icon/names'
import { defineType } from 'sanity'
import { choicesOf } from '../../base/fields/choice.ts'

const CHOICES = choicesOf(CONTENT_ICONS).sort((one, other) =>
  one.title.localeCompare(other.title, 'pt-BR'),
)

/** The name of a Phosphor icon that the site can draw. */
export const iconName = defineType({
  name: 'iconName',
  title: 'Ícone',
  type: 'string',
  options: { list: CHOICES },
})
