import type { PlacedKind } from '@elos/content/sections/result'
import type { ComponentType } from 'react'
import { defineField, defineType, type FieldDefinition } from 'sanity'
import type { FieldBase } from '../../base/fields/base.ts'
import { choiceField, choicesOf } from '../../base/fields/choice.ts'
import { fieldsUnderTitle } from '../../base/fields/section.ts'
import { PAGE_MODEL } from '../../base/singletons.ts'
import { SectionInput } from './SectionInput.tsx'
import { SectionRow } from './SectionRows.tsx'

interface SectionKindDefinition {
  name: string
  title: string
  /** One line that says what it is for. */
  line: string
  icon: ComponentType
  /** Its own fields, without those of its heading. */
  fields: FieldDefinition[]
}

/** Defines a kind of section: a part of a page. A row of a list of sections shows its title, and its kind. */
export const sectionKind = ({ line, fields, ...kind }: SectionKindDefinition) =>
  defineType({
    ...kind,
    fields: fieldsUnderTitle(fields),
    type: 'object',
    description: line,
    components: { input: SectionInput, item: SectionRow },
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
export const sectionField = ({ kind, ...field }: FieldBase & { kind: PlacedKind }) =>
  defineField({ ...field, type: kind, options: { collapsible: true, collapsed: true } })

/** The number of looks that stand side by side as radio buttons; more of them are a drop-down list. */
const SIDE_BY_SIDE = 2

/**
 * The look of a section, from the title of each. Staff choose it in pages that they compose, and in documents of the types
 * `alsoIn`; elsewhere the document does.
 */
export const lookField = (
  description: string,
  titles: Record<string, string>,
  alsoIn: readonly string[] = [],
) => {
  const choices = choicesOf(titles)
  return choiceField({
    name: 'look',
    hidden: ({ document }) => ![...COMPOSED, ...alsoIn].includes(String(document?._type)),
    optional: true,
    title: 'Desenho',
    description,
    choices,
    radio: choices.length === SIDE_BY_SIDE,
  })
}

/** The types of documents of which staff choose the sections. */
const COMPOSED = ['freePage', PAGE_MODEL]
