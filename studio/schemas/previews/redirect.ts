import type { PreviewValue } from 'sanity'

interface RedirectSelection {
  source?: string
  /** Path of the page it leads to. */
  path?: string
  anchor?: string
  permanent?: boolean
}

/** A redirect in a list: from where to where, and whether it is temporary. */
export const describeRedirect = (redirect: RedirectSelection): PreviewValue => {
  const { source, path, anchor, permanent } = redirect
  const target = path ? `→ ${path}${anchor ? `#${anchor}` : ''}` : 'sem destino'
  return { title: source, subtitle: permanent === false ? `${target} · temporário` : target }
}
