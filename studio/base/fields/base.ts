import { isRecord, nameOf } from '@elos/content/parts/stored/value'
import { type ConditionalProperty, isKeySegment, type ValidationContext } from 'sanity'
import type { FieldMarks } from './required.ts'

/** The options that every field of this Studio has, whatever its type. */
export interface FieldBase extends FieldMarks {
  name: string
  title: string
  /** The help for editors, in Portuguese: what to write and where visitors see it. */
  description: string
  /** Fields are required by default. */
  optional?: boolean
  /** The tab of the form, or several. */
  group?: string | string[]
  hidden?: ConditionalProperty
  readOnly?: ConditionalProperty
}

/** The name of the card or other item of a list that a field is in; '' for other fields, and items without one. */
function itemName({ parent, path = [] }: Pick<ValidationContext, 'parent' | 'path'>): string {
  const holder = path.at(-2)
  return holder && isKeySegment(holder) && isRecord(parent) ? nameOf(parent) : ''
}

const named = (title: string, context: ValidationContext | undefined) => {
  const item = context ? itemName(context) : ''
  return item ? `“${title}” de “${item}”` : `“${title}”`
}

/** Message of a required field left empty. It names the item of a list, of which 'Validação' has only the type. */
export const missing = (title: string, context?: ValidationContext) =>
  `Preencha o campo ${named(title, context)}.`

/** Message of a required choice or reference left empty. */
export const unchosen = (title: string, context?: ValidationContext) =>
  `Escolha uma opção em ${named(title, context)}.`
