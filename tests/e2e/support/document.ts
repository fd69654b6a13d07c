import { Window } from 'happy-dom'
import { env } from './lake.ts'

/** A page as it comes over the network, parsed; nothing in it runs or is fetched. */
export async function documentAt(path: string) {
  const html = await (await fetch(new URL(path, env.E2E_SITE_URL))).text()
  return new new Window().DOMParser().parseFromString(html, 'text/html')
}

export type ServedDocument = Awaited<ReturnType<typeof documentAt>>
