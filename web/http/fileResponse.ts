/** Returns a response with a text file; 404 for null, as the document that it is made of is missing. */
export const fileResponse = (type: string, text: string | null): Response =>
  text === null
    ? new Response(null, { status: 404 })
    : new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } })
