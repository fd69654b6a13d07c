import {
  type ArrayDefinition,
  type ArrayOfType,
  type ArrayRule,
  defineArrayMember,
  defineField,
  type FieldDefinition,
  type PreviewConfig,
} from 'sanity'
import { filledRules } from '../rules/filled.ts'
import { type FieldBase, missing } from './base.ts'

/** How many items a list may have. */
export interface Count {
  min?: number
  max?: number
  exactly?: number
}

const items = (count: number) => (count === 1 ? '1 item' : `${count} itens`)

/** Rules for the length of a list. A required list has at least one item. */
function countRules<T>(
  rule: ArrayRule<T>,
  { title, optional, min = optional ? 0 : 1, max, exactly }: FieldBase & Count,
): ArrayRule<T>[] {
  const rules: ArrayRule<T>[] = []
  if (!optional) rules.push(rule.required().error(`Inclua itens em “${title}”.`))
  if (exactly) {
    rules.push(rule.length(exactly).error(`“${title}” tem exatamente ${items(exactly)}.`))
  } else if (min) rules.push(rule.min(min).error(`Inclua ao menos ${items(min)} em “${title}”.`))
  if (max) rules.push(rule.max(max).error(`“${title}” tem no máximo ${items(max)}.`))
  return rules
}

/** Hides a field of a list that has nothing in it: its content has moved to another field. */
export const isEmptyList = ({ value }: { value?: unknown }): boolean =>
  !Array.isArray(value) || value.length === 0

interface ArrayField extends FieldBase, Count {
  /** Whether no member may be there twice. */
  isUnique?: boolean
  options?: { layout?: 'tags' }
  /** An input that replaces Sanity's own. */
  components?: ArrayDefinition['components']
}

/** An ordered list with members of one kind. */
export function arrayField(field: ArrayField, member: ArrayOfType) {
  const { optional, min, max, exactly, isUnique, ...definition } = field
  return defineField({
    ...definition,
    type: 'array',
    of: [member],
    validation: (rule) => [
      ...(isUnique ? [rule.unique().error(`Não repita itens em “${field.title}”.`)] : []),
      ...countRules(rule, field),
    ],
  })
}

interface ListField extends FieldBase, Count {
  /** Name of a shared object type: 'feature', 'stat', 'link'. */
  of: string
}

/** An ordered list of shared objects. */
export const listField = ({ of, ...field }: ListField) =>
  arrayField(field, defineArrayMember({ type: of }))

interface RecordsField extends ArrayField {
  /** The name of one item: 'Etapa', 'Horário'. */
  item: string
  fields: FieldDefinition[]
  preview?: PreviewConfig
}

/** An ordered list of objects that exist only in this list. */
export const recordsField = ({ item, fields, preview, ...field }: RecordsField) =>
  arrayField(field, defineArrayMember({ type: 'object', title: item, fields, preview }))

interface StringsField extends FieldBase, Count {
  /** Tags for keywords; otherwise one line per item. */
  tags?: boolean
}

/** An ordered list of short texts, none twice. */
export const stringsField = ({ tags, ...field }: StringsField) =>
  arrayField(
    { ...field, isUnique: true, options: tags ? { layout: 'tags' } : {} },
    defineArrayMember({
      type: 'string',
      title: field.title,
      validation: (rule) => filledRules(rule, missing(field.title)),
    }),
  )
