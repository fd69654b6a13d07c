import { type Entry, registry } from './registry.ts'

/** A path that leads nowhere. */
const MISSING = '/nao-existe'

/** The paths of all stored pages: the registry's, and one that leads nowhere. */
export const keptPaths = [...registry.map(({ path }) => path), MISSING]

/** The page that is tested for a template. Without an entry, it is the first of its kind in the registry. */
const CHOSEN: Partial<Record<Entry['kind'], string>> = {
  article: '/blog/regras-portabilidade-plano-saude-2025',
  carrier: '/bradesco-saude',
  plan: '/plano-empresarial',
  product: '/seguro-vida',
  legalPage: '/politica-privacidade',
}

/** The path of one page of each template, by the type of its document; `missing` is the page of a path that leads nowhere. */
export const templates: Record<string, string> = {
  ...Object.fromEntries(registry.toReversed().map(({ kind, path }) => [kind, path])),
  ...CHOSEN,
  missing: MISSING,
}
