import type { RedirectSeed } from '../data/redirects.ts'
import { pageId } from '../data/routes/index.ts'
import { reference } from '../markdown/portableText.ts'
import type { Seed } from './document.ts'

/** The document of a redirect. */
export function redirectDocument(id: string, seed: RedirectSeed): Seed<'redirect'> {
  const { source, target, permanent } = seed
  return { _id: id, _type: 'redirect', source, target: reference(pageId(target)), permanent }
}
