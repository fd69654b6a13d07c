import type { RoutePath } from './routes/paths.ts'

export type RedirectSeed = { source: string; target: RoutePath; permanent: boolean }

export const redirects: Record<string, RedirectSeed> = {
  'redirect-lgpd': { source: '/lgpd', target: '/politica-privacidade', permanent: true },
}
