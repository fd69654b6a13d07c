import type { ConditionalProperty } from 'sanity'
import type { Condition } from './required.ts'

/** The options that every field of this Studio has, whatever its type. */
export interface FieldBase {
  name: string
  /** Label shown to editors, in Portuguese. */
  title: string
  /** The help for editors, in Portuguese: what to write and where visitors see it. */
  description: string
  /** Fields are required by default. */
  optional?: boolean
  /** The condition under which a rule of the document requires an optional field. */
  requiredIf?: Condition
  group?: string
  hidden?: ConditionalProperty
  readOnly?: ConditionalProperty
}

/** Message of a required field left empty. */
export const missing = (title: string) => `Preencha o campo “${title}”.`

/** Message of a required choice or reference left empty. */
export const unchosen = (title: string) => `Escolha uma opção em “${title}”.`
