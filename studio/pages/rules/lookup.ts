import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import type { SanityClient } from '@sanity/client'
import type { ValidationContext } from 'sanity'
import type { FieldProblem } from '../../base/rules/check.ts'
import { type PathUses, redirectProblems, routeProblem } from './registry.ts'

type Context = Pick<ValidationContext, 'getClient' | 'document'>

const PATH_USES_QUERY = `{
  "own": *[_id == $id][0].route.path,
  "routes": *[route.path == $path && !(_id in $own)]{"id": _id, "name": route.name},
  "redirects": *[_type == "redirect" && source == $path && !(_id in $own)]{
    "id": _id, "target": target._ref, "targetPath": target->route.path, permanent
  }
}`

/**
 * Reads the other uses of a path: drafts too, since they may be published before this document.
 */
const readUses = (client: SanityClient, path: string, id: string): Promise<PathUses> =>
  client.fetch<PathUses>(
    PATH_USES_QUERY,
    { path, id, own: [id, `drafts.${id}`] },
    { perspective: 'raw', tag: 'validation.path' },
  )

/** Check of a page's path against the registry and the redirects, as they are now. */
export async function checkRoutePath(path: string | undefined, context: Context) {
  if (!path) return true
  const id = publishedId(context.document?._id ?? '')
  const client = context.getClient({ apiVersion: API_VERSION })
  return routeProblem(path, id, await readUses(client, path, id))
}

interface RedirectValue {
  _id: string
  source?: string
  target?: { _ref?: string }
}

/** Check of a redirect against the registry and the other redirects, as they are now. */
export async function checkRedirect(
  redirect: RedirectValue | undefined,
  context: Context,
): Promise<FieldProblem[]> {
  const { source, target } = redirect ?? {}
  if (!redirect || !source || !target?._ref) return []
  const id = publishedId(redirect._id)
  const client = context.getClient({ apiVersion: API_VERSION })
  const targetPath = await client.fetch<string | null>(
    '*[_id == $id][0].route.path',
    { id: target._ref },
    { tag: 'validation.path' },
  )
  if (!targetPath) return []
  const [atSource, atTarget] = await Promise.all([
    readUses(client, source, id),
    readUses(client, targetPath, id),
  ])
  return redirectProblems({ source, targetPath, atSource, atTarget })
}
