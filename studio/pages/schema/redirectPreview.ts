import type { PreviewValue } from 'sanity'

interface RedirectSelection {
  source?: string
  /** Path of the target page. */
  path?: string
  anchor?: string
  permanent?: boolean
}

/** A redirect in a list: both paths, and whether it is temporary. */
export function describeRedirect(redirect: RedirectSelection): PreviewValue {
  const { source, path, anchor, permanent } = redirect
  const target = path ? `→ ${path}${anchor ? `#${anchor}` : ''}` : 'sem destino'
  return { title: source, subtitle: permanent === false ? `${target} · temporário` : target }
}
