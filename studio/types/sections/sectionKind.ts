import type { PlacedKind } from '@elos/content/sections/result'
import type { ComponentType } from 'react'
import { defineField, defineType, type FieldDefinition } from 'sanity'
import type { FieldBase } from '../../base/fields/base.ts'

interface SectionKindDefinition {
  name: string
  title: string
  /** One line that says what it is for. */
  line: string
  icon: ComponentType
  fields: FieldDefinition[]
}

/** Defines a kind of section: a part of a page. A row of a list of sections shows its title, and its kind. */
export const sectionKind = ({ line, ...kind }: SectionKindDefinition) =>
  defineType({
    ...kind,
    type: 'object',
    description: line,
    preview: {
      select: { title: 'title' },
      prepare: ({ title }: { title?: string }) => ({
        title,
        subtitle: kind.title,
        media: kind.icon,
      }),
    },
  })

/** A section that a document of a fixed type has in its place. It is not there while it is empty. */
export const sectionField = ({
  kind,
  optional = true,
  ...field
}: FieldBase & { kind: PlacedKind }) =>
  defineField({
    ...field,
    type: kind,
    options: { collapsible: true, collapsed: optional },
  })

/** Hides the look of a section where the document decides it: staff choose it only in pages that they compose. */
export const isFixed = ({ document }: { document?: { _type?: string } }): boolean =>
  document?._type !== 'freePage'
