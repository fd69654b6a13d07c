/** A route whose handler is not made by `endpoint`: endpoints.test.ts must find it. */
export function GET(): Response {
  return new Response('planted')
}
