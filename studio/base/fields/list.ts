import {
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

interface Counted extends Count {
  title: string
  optional?: boolean
}

const items = (count: number) => (count === 1 ? '1 item' : `${count} itens`)

/** Rules for the length of a list. A required list has at least one item. */
export function countRules<T>(
  rule: ArrayRule<T>,
  { title, optional, min = optional ? 0 : 1, max, exactly }: Counted,
): ArrayRule<T>[] {
  const rules: ArrayRule<T>[] = []
  if (!optional) rules.push(rule.required().error(`Inclua itens em “${title}”.`))
  if (exactly) {
    rules.push(rule.length(exactly).error(`“${title}” tem exatamente ${items(exactly)}.`))
  } else if (min) rules.push(rule.min(min).error(`Inclua ao menos ${items(min)} em “${title}”.`))
  if (max) rules.push(rule.max(max).error(`“${title}” tem no máximo ${items(max)}.`))
  return rules
}

interface ListField extends FieldBase, Count {
  /** Name of a shared object type: 'feature', 'stat', 'link'. */
  of: string
}

/** An ordered list of shared objects. */
export function listField({ of, optional, min, max, exactly, ...field }: ListField) {
  return defineField({
    ...field,
    type: 'array',
    of: [defineArrayMember({ type: of })],
    validation: (rule) => countRules(rule, { title: field.title, optional, min, max, exactly }),
  })
}

interface RecordsField extends FieldBase, Count {
  /** The name of one item: 'Etapa', 'Horário'. */
  item: string
  fields: FieldDefinition[]
  preview: PreviewConfig
}

/** An ordered list of objects that exist only in this list. */
export function recordsField(options: RecordsField) {
  const { item, fields, preview, optional, min, max, exactly, ...field } = options
  return defineField({
    ...field,
    type: 'array',
    of: [defineArrayMember({ type: 'object', title: item, fields, preview })],
    validation: (rule) => countRules(rule, { title: field.title, optional, min, max, exactly }),
  })
}

interface StringsField extends FieldBase, Count {
  /** Tags for keywords; otherwise one line per item. */
  tags?: boolean
}

/** An ordered list of short texts, none twice. */
export function stringsField({ tags, optional, min, max, exactly, ...field }: StringsField) {
  return defineField({
    ...field,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'string',
        title: field.title,
        validation: (rule) => filledRules(rule, missing(field.title)),
      }),
    ],
    options: tags ? { layout: 'tags' } : {},
    validation: (rule) => [
      rule.unique().error(`Não repita itens em “${field.title}”.`),
      ...countRules(rule, { title: field.title, optional, min, max, exactly }),
    ],
  })
}
