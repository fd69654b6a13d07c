/** A document, and the content security policy that is sent with it. */
export interface HtmlDocument {
  html: string
  policy: string
}

/** Returns a response with a document, and with the policy of the document. */
export function htmlResponse(
  { html, policy }: HtmlDocument,
  status = 200,
  headers?: Record<string, string>,
): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...headers,
    },
  })
}
