import type { ComponentType } from 'react'
import type { FieldDefinition, StringInputProps } from 'sanity'
import { dateField, datetimeField } from '../../base/fields/date.ts'
import { pageField } from '../../pages/schema/page.ts'

interface PeriodFields {
  /** The tab of the form. */
  group: string
  /** The texts below the moment at which the page comes, and the day on which it leaves. */
  descriptions: { publishAt: string; unpublishOn: string }
  /** An input of the moment that replaces Sanity's own. */
  input?: ComponentType<StringInputProps>
}

/** The fields that say from when until when the site shows a page, and where its address leads then. `checkPeriod` is their rule. */
export const periodFields = ({ group, descriptions, input }: PeriodFields): FieldDefinition[] => [
  datetimeField({
    name: 'publishAt',
    title: 'Agendar para',
    group,
    description: descriptions.publishAt,
    optional: true,
    ...(input && { components: { input } }),
  }),
  dateField({
    name: 'unpublishOn',
    title: 'Tirar do site em',
    group,
    description: descriptions.unpublishOn,
    optional: true,
  }),
  pageField({
    name: 'replacement',
    title: 'Depois, o endereço leva para',
    group,
    description:
      'A página que recebe quem abrir o endereço antigo. Vazio: o endereço responde “página não encontrada”.',
    optional: true,
    hidden: ({ document }) => !document?.unpublishOn,
  }),
]
