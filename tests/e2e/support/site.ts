import { env } from './lake.ts'

/** Requests a page as a visitor, without following redirects. `cached`: whether the answer was stored already. */
export async function visit(path: string) {
  const answer = await fetch(`${env.E2E_SITE_URL}${path}`, { redirect: 'manual' })
  return {
    path,
    status: answer.status,
    location: answer.headers.get('location'),
    text: (await answer.text()).replaceAll(/&#x27;|\u00a0|&nbsp;/g, ' ').replaceAll('\u2060', ''),
    cached: answer.headers.get('cache-status') === 'site; hit',
  }
}
