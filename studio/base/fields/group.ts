/** The fields of one tab of a form, but for those that name tabs of their own. */
export const inGroup = <Field extends { name: string }>(group: string, fields: Field[]): Field[] =>
  fields.map((field) => ({ group, ...field }))
