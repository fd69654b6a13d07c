import { policyHeader } from '../headers/policy.ts'

/** Returns a response with a document, and with the policy of the document. */
export function htmlResponse(
  html: string,
  status = 200,
  headers?: Record<string, string>,
): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyHeader(html),
      ...headers,
    },
  })
}
