import { isRecord, nameOf } from '@elos/content/parts/stored/value'
import { type ConditionalProperty, isKeySegment, type ValidationContext } from 'sanity'
import type { Condition } from './required.ts'

interface Kept {
  /**
   * Whether a copy of the document keeps the field, which is as true of the copy as of the original. It is no option of
   * Sanity's: options of a field replace those of its type.
   */
  keptInCopy?: boolean
}

declare module 'sanity' {
  interface BaseSchemaDefinition extends Kept {}
}

/** The options that every field of this Studio has, whatever its type. */
export interface FieldBase extends Kept {
  name: string
  title: string
  /** The help for editors, in Portuguese: what to write and where visitors see it. */
  description: string
  /** Fields are required by default. */
  optional?: boolean
  /** The condition under which a rule of the document requires an optional field. */
  requiredIf?: Condition
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
