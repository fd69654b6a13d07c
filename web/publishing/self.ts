/** This very server, whose cache holds the pages. */
export const self = (path: string) => `http://127.0.0.1:${process.env.PORT ?? 3000}${path}`
