import { env } from './lake.ts'

/** A page as a visitor gets it, redirects not followed, and whether it came ready out of the cache. */
export async function visit(path: string) {
  const answer = await fetch(`${env.E2E_SITE_URL}${path}`, { redirect: 'manual' })
  return {
    path,
    status: answer.status,
    location: answer.headers.get('location'),
    text: (await answer.text()).replaceAll(/&#x27;|\u00a0|&nbsp;/g, ' '),
    cached: answer.headers.get('x-nextjs-cache') === 'HIT',
  }
}
