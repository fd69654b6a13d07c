import { type Entry, registry } from './registry.ts'

/** A path that leads nowhere. */
export const MISSING = '/nao-existe'

/** The pages that are kept once rendered: the registry's, and the one for lost paths. */
export const keptPaths = [...registry.map(({ path }) => path), MISSING]

/** One page of each template. */
export const templates: Record<Entry['kind'] | 'missing', string> = {
  homePage: '/',
  partnerPage: '/parceiros-elos',
  blogPage: '/blog',
  article: '/blog/regras-portabilidade-plano-saude-2025',
  carrier: '/bradesco-saude',
  plan: '/plano-empresarial',
  product: '/seguro-vida',
  legalPage: '/politica-privacidade',
  missing: MISSING,
}
