/** A pure check of one text value: `true`, or a message in Portuguese that says what to do. */
export type Check = (value: string) => true | string

/** A problem in an object, with the path of the field that an editor has to correct. A check without any returns []. */
export interface FieldProblem {
  message: string
  path: [string, ...string[]]
}

/** Creates a problem at a field, or at a field of an object: 'next.amount'. */
export const problemAt = (field: string, message: string): FieldProblem => {
  const [first = field, ...others] = field.split('.')
  return { message, path: [first, ...others] }
}
