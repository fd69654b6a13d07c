import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StackError } from './errors.ts'

/** The top of the checkout. */
export const TOP = fileURLToPath(new URL('../../', import.meta.url))

/** The folder of everything that stays between runs: the Lake's data, secrets, stamps and logs. Git ignores it. */
export const LOCAL = join(TOP, '.local')

export interface Ports {
  site: number
  studio: number
  lake: number
}

/** Ports and folders of one stack. Stacks with different settings share no files and run side by side. */
export interface Settings {
  ports: Ports
  /** The Lake's folder. */
  lakeDir: string
  /** The folder in which the site keeps its pages. */
  pagesDir: string
  /** Next's output folder, inside `web`. */
  siteDist: string
  /** The Studio's output folder, inside `studio`. */
  studioDist: string
  /** Whether the site shows its gallery of components at '/galeria'. */
  gallery?: boolean
  /** Whether Next also writes the site as a folder that runs without the project. */
  standalone?: boolean
  /** The folder of the processes' log files. */
  logDir: string
}

type Environment = Record<string, string | undefined>

const DEFAULT_PORTS: Ports = { site: 3000, studio: 3333, lake: 3900 }

/** The variable that sets a part's port: 'SITE_PORT'. */
export function portVariable(part: string): string {
  return `${part.toUpperCase()}_PORT`
}

function port(part: keyof Ports, environment: Environment): number {
  const name = portVariable(part)
  const text = environment[name] || String(DEFAULT_PORTS[part])
  const value = Number(text)
  if (/^\d+$/.test(text) && value > 0 && value < 65_536) return value
  throw new StackError(
    `${name} is '${text}'. Set it to a port from 1 to 65535: ${name}=${DEFAULT_PORTS[part]}`,
  )
}

/**
 * The ports that SITE_PORT, STUDIO_PORT and LAKE_PORT name, or else 3000, 3333 and 3900.
 *
 * @throws StackError when one is no port, or two are the same.
 */
export function portsOf(environment: Environment): Ports {
  const ports = {
    site: port('site', environment),
    studio: port('studio', environment),
    lake: port('lake', environment),
  }
  const parts = Object.entries(ports)
  for (const [index, [part, value]] of parts.entries()) {
    const other = parts.slice(0, index).find((earlier) => earlier[1] === value)
    if (other) {
      throw new StackError(
        `${portVariable(other[0])} and ${portVariable(part)} are both ${value}. Give each a port of its own.`,
      )
    }
  }
  return ports
}

/** The stack of `npm start`. */
export function defaultSettings(): Settings {
  return {
    ports: portsOf(process.env),
    lakeDir: join(LOCAL, 'lake'),
    pagesDir: join(LOCAL, 'pages'),
    siteDist: '.next',
    studioDist: 'dist',
    logDir: join(LOCAL, 'logs'),
  }
}

/** The origins of a stack's servers on this machine. */
export function addresses({ ports }: Settings) {
  return {
    site: `http://localhost:${ports.site}`,
    studio: `http://localhost:${ports.studio}`,
    lake: `http://localhost:${ports.lake}`,
  }
}

/**
 * Whether the content is in the local Lake. It is, unless SANITY_PROJECT_ID names a project of hosted
 * Sanity or, with SANITY_API_HOST, a project on another server of the same API.
 *
 * @throws StackError when SANITY_API_HOST is no URL, or is set without a project.
 */
export function usesLocalLake(environment: Environment = process.env): boolean {
  const { SANITY_PROJECT_ID, SANITY_API_HOST } = environment
  if (!SANITY_API_HOST) return !SANITY_PROJECT_ID
  if (!/^https?:$/.test(URL.parse(SANITY_API_HOST)?.protocol ?? '')) {
    throw new StackError(
      `SANITY_API_HOST is '${SANITY_API_HOST}'. Set it to a URL such as https://content.example.com.`,
    )
  }
  if (!SANITY_PROJECT_ID) {
    throw new StackError(
      'SANITY_API_HOST is set, but no project is named. Set SANITY_PROJECT_ID too, or remove SANITY_API_HOST to use the local Lake.',
    )
  }
  return false
}
