interface Moved {
  location: string
  /** Whether it moved for good. */
  permanent: boolean
}

/**
 * Returns a redirect that nobody stores.
 *
 * @param status 303 after a form, so that the browser gets the target without sending the form again; 308 to where it always
 *   leads; else 307
 */
export const redirect = (status: 303 | 307 | 308, location: string): Response =>
  new Response(null, { status, headers: { location, 'cache-control': 'no-store' } })

/** Returns the redirect of a path to where its page is now, which browsers and caches ask for again each time. */
export const movedResponse = ({ location, permanent }: Moved): Response =>
  new Response(null, { status: permanent ? 308 : 307, headers: { location } })
