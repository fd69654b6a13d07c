/** A pure check of one text value: `true`, or a message in Portuguese that says what to do. */
export type Check = (value: string) => true | string

/** A problem in an object, with the path of the field that an editor has to correct. */
export interface FieldProblem {
  message: string
  path: [string, ...string[]]
}

/** The result of a check of a whole object. */
export type ObjectResult = true | FieldProblem[]

/** Creates a problem at a field, or at a field of an object: 'next.amount'. */
export const problemAt = (field: string, message: string): FieldProblem => {
  const [first = field, ...others] = field.split('.')
  return { message, path: [first, ...others] }
}

/** `true` when there are no problems, as Sanity's custom validators expect. */
export const resultOf = (problems: FieldProblem[]): ObjectResult =>
  problems.length === 0 ? true : problems
