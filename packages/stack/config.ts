import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top of the checkout. */
export const TOP = fileURLToPath(new URL('../../', import.meta.url))

/** What this machine keeps between runs: the Lake's data, secrets, stamps and logs. Never committed. */
export const LOCAL = join(TOP, '.local')

export interface Ports {
  site: number
  studio: number
  lake: number
}

/** Where one stack runs. Two stacks with different settings never touch each other's files. */
export interface Settings {
  ports: Ports
  /** The Lake's folder. */
  lakeDir: string
  /** Next's output folder, inside `web`. */
  siteDist: string
  /** The Studio's output folder, inside `studio`. */
  studioDist: string
  /** Whether the site shows its gallery of components at '/galeria'. */
  gallery?: boolean
  /** Log files of the processes. */
  logDir: string
}

function port(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback)
  return Number.isInteger(value) && value > 0 && value < 65_536 ? value : fallback
}

/** The stack of `npm start`: fixed ports (SITE_PORT, STUDIO_PORT and LAKE_PORT change them). */
export function defaultSettings(): Settings {
  return {
    ports: {
      site: port('SITE_PORT', 3000),
      studio: port('STUDIO_PORT', 3333),
      lake: port('LAKE_PORT', 3900),
    },
    lakeDir: join(LOCAL, 'lake'),
    siteDist: '.next',
    studioDist: 'dist',
    logDir: join(LOCAL, 'logs'),
  }
}

/** Addresses of a stack, as people and browsers see them. */
export function addresses({ ports }: Settings) {
  return {
    site: `http://localhost:${ports.site}`,
    studio: `http://localhost:${ports.studio}`,
    lake: `http://localhost:${ports.lake}`,
  }
}

/** Content comes from hosted Sanity as soon as a project of it is named; else from the local Lake. */
export function isHosted(): boolean {
  return Boolean(process.env.SANITY_PROJECT_ID) && !process.env.SANITY_API_HOST
}
