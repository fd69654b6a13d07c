/** Puts fields in a tab of a form. A field that names its tabs itself keeps them. */
export const inGroup = <Field extends { name: string }>(group: string, fields: Field[]): Field[] =>
  fields.map((field) => ({ group, ...field }))
