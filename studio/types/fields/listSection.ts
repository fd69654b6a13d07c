import { objectField } from '../../base/fields/object.ts'
import { referencesField } from '../../base/fields/reference.ts'
import { headingFields } from '../../base/fields/section.ts'

interface ListSection {
  name: string
  title: string
  group: string
  description: string
  /** The type of the documents in the list. */
  of: string
  /** The title of the list. */
  items: string
}

/** A section of a page that lists documents of one type, below a heading. */
export const listSection = ({ of, items, ...section }: ListSection) =>
  objectField({
    ...section,
    fields: [
      ...headingFields(),
      referencesField({
        name: 'items',
        title: items,
        description: 'Escolha e arraste para ordenar.',
        to: [of],
      }),
    ],
  })
