/**
 * Returns a redirect that nobody stores.
 *
 * @param status 303 after a form, so that the browser gets the target without sending the form again; else 307
 */
export const redirect = (status: 303 | 307, location: string): Response =>
  new Response(null, { status, headers: { location, 'cache-control': 'no-store' } })
