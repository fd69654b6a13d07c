import { Window } from 'happy-dom'
import { env } from './lake.ts'

/**
 * Parses the HTML of a page, without the word joiners at its hyphens (packages/content/parts/letters/hyphens.ts). Its scripts do
 * not run, and its files are not fetched.
 */
export const parse = (html: string) =>
  new new Window().DOMParser().parseFromString(html.replaceAll('\u2060', ''), 'text/html')

/** The page at a path. Throws unless that answers 200. */
export async function documentAt(path: string) {
  const answer = await fetch(new URL(path, env.E2E_SITE_URL), { redirect: 'manual' })
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
  return parse(await answer.text())
}

export type ServedDocument = ReturnType<typeof parse>
