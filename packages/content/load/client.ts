/**
 * What loading needs of a Sanity client (`createClient` of next-sanity or @sanity/client): to answer
 * a GROQ query. The client decides host, perspective, credentials and caching.
 */
export interface ContentClient {
  fetch<Result>(query: string, params: Record<string, string | string[]>): Promise<Result>
}
