/** The address of a field in the Studio, as a path. */
export const inStudio = (id: string, type: string, path: string): string =>
  `Studio: /intent/edit/id=${id};type=${type};path=${encodeURIComponent(path)}`
