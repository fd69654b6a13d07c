import type { RoutePath } from './routes/paths.ts'

export interface RedirectSeed {
  source: string
  target: RoutePath
  permanent: boolean
}

/** The redirects, by document id. */
export const redirects: Record<string, RedirectSeed> = {
  'redirect-lgpd': { source: '/lgpd', target: '/politica-privacidade', permanent: true },
}
