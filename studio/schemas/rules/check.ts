/** A pure check of one text value: `true`, or a message in Portuguese that says what to do. */
export type Check = (value: string) => true | string

/** A problem inside an object, placed at the field an editor has to mend. */
export interface FieldProblem {
  message: string
  path: [string]
}

/** Outcome of a check over a whole object. */
export type ObjectResult = true | FieldProblem[]

/** Places a message at a field. */
export const problemAt = (field: string, message: string): FieldProblem => ({
  message,
  path: [field],
})

/** `true` when there is nothing to mend, as Sanity's custom validators expect. */
export const resultOf = (problems: FieldProblem[]): ObjectResult =>
  problems.length === 0 ? true : problems
