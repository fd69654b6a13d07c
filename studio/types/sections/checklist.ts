import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { stringsField } from '../../base/fields/list.ts'
import { sectionKind } from './sectionKind.ts'

/** A list to take along. */
export const checklist = sectionKind({
  name: 'checklist',
  title: 'Conferência',
  line: 'Uma lista para levar à conversa: o que perguntar, o que ter à mão.',
  icon: CheckmarkIcon,
  fields: [
    stringsField({
      name: 'items',
      title: 'Lista',
      description: 'Uma pergunta ou um papel por linha.',
      max: 12,
    }),
  ],
})
