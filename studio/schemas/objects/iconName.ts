import { defineType } from 'sanity'
import { iconChoices } from '../icons.ts'

/** The name of a Phosphor icon that the site can draw. */
export const iconName = defineType({
  name: 'iconName',
  title: 'Ícone',
  type: 'string',
  options: { list: iconChoices },
})
