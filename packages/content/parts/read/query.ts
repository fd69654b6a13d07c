declare const result: unique symbol

/**
 * A GROQ query that carries the type of its result, as `npm run types` writes it from the schemas
 * and the query's text. At run time it is a string.
 */
export type Query<Result> = string & { readonly [result]?: Result }
