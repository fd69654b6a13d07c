import type { ConditionalProperty } from 'sanity'

/** The options that every field of this Studio has, whatever its type. */
export interface FieldBase {
  name: string
  /** Label shown to editors, in Portuguese. */
  title: string
  /** The help for editors, in Portuguese: what to write and where visitors see it. */
  description: string
  /** Fields are required by default. */
  optional?: boolean
  group?: string | string[]
  hidden?: ConditionalProperty
  readOnly?: ConditionalProperty
}

/** Message of a required field left empty. */
export const missing = (title: string) => `Preencha o campo “${title}”.`

/** Message of a required choice or reference left empty. */
export const unchosen = (title: string) => `Escolha uma opção em “${title}”.`
