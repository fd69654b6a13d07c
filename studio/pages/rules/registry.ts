import { isFixedPath } from '@elos/content/parts/address/fixedPaths'
import { type FieldProblem, problemAt } from '../../base/rules/check.ts'

/** The other pages at a path and the other redirects from it. */
export interface PathUses {
  /** The path that the page itself has on the site; null for a new page. */
  own?: string | null
  routes: { id: string; name?: string | null }[]
  redirects: {
    id: string
    target?: string | null
    targetPath?: string | null
    permanent?: boolean | null
  }[]
}

/**
 * Check that a page to which the site leads by itself stays where it is, and that no other page or redirect uses the path
 * of a page. A redirect to the page itself is
 * allowed: an earlier change of path created it, and publishing deletes it. So is a temporary one, as is left when a
 * page is taken off the site: it ends once the page is back, which takes precedence.
 */
export function routeProblem(path: string, id: string, uses: PathUses): true | string {
  if (uses.own && uses.own !== path && isFixedPath(uses.own))
    return `Os formulários ou os menus do site levam sempre a “${uses.own}”: este endereço não muda.`
  const [page] = uses.routes
  if (page) return `“${path}” já é o endereço de “${page.name ?? 'outra página'}”. Escolha outro.`
  const redirect = uses.redirects.find(
    ({ target, permanent }) => target !== id && permanent !== false,
  )
  if (!redirect) return true
  const to = redirect.targetPath ? ` para “${redirect.targetPath}”` : ''
  return `“${path}” já redireciona${to}. Apague o redirecionamento ou escolha outro endereço.`
}

interface RedirectFacts {
  source: string
  /** The path of the page it leads to. */
  targetPath: string
  /** The other uses of `source`. */
  atSource: PathUses
  /** The uses of `targetPath`: the page itself, and perhaps a redirect. */
  atTarget: PathUses
}

/** Problems of a redirect: one that loops, chains, has no effect or competes with another. */
export function redirectProblems(facts: RedirectFacts): FieldProblem[] {
  const { source, targetPath, atSource, atTarget } = facts
  if (source === targetPath) {
    return [
      problemAt(
        'source',
        'O endereço antigo é o da própria página de destino: o visitante não sairia do lugar. Mude um dos dois.',
      ),
    ]
  }
  const [page] = atSource.routes
  return [
    page &&
      problemAt(
        'source',
        `“${source}” é o endereço de “${page.name ?? 'uma página'}”: o redirecionamento não teria efeito. Escolha outro endereço.`,
      ),
    atSource.redirects.length > 0 &&
      problemAt(
        'source',
        `Já existe um redirecionamento de “${source}”. Edite aquele ou escolha outro endereço.`,
      ),
    atTarget.redirects.length > 0 &&
      problemAt(
        'target',
        `“${targetPath}” também é redirecionado: o visitante seria levado duas vezes. Escolha a página final.`,
      ),
  ].filter((problem) => typeof problem === 'object')
}
