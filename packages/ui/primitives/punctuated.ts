const MARKS = /[.!?…:;]$/

/** A title that text follows in the same line, with a mark after it, unless it ends in one: 'Já tem plano?' keeps its own. */
export const punctuated = (title: string, mark: '.' | ':'): string =>
  MARKS.test(title) ? title : `${title}${mark}`
