import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
  /** The folder into which the site writes its e-mails where no mail server is configured. */
  mailDir: string
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

function port(part: keyof Ports, environment: Environment, otherwise: Ports): number {
  const name = portVariable(part)
  const text = environment[name] || String(otherwise[part])
  const value = Number(text)
  if (/^\d+$/.test(text) && value > 0 && value < 65_536) return value
  throw new StackError(
    `${name} is '${text}'. Set it to a port from 1 to 65535: ${name}=${DEFAULT_PORTS[part]}`,
  )
}

/**
 * The ports that SITE_PORT, STUDIO_PORT and LAKE_PORT name. A part whose variable is not set has its port
 * of `otherwise`: 3000, 3333 or 3900.
 *
 * @throws StackError when one is no port.
 */
export function portsOf(environment: Environment, otherwise: Ports = DEFAULT_PORTS): Ports {
  return {
    site: port('site', environment, otherwise),
    studio: port('studio', environment, otherwise),
    lake: port('lake', environment, otherwise),
  }
}

/** The file in which the ports of the last `npm start` are stored. */
const PORTS_FILE = join(LOCAL, 'ports.json')

/** Stores the ports of a stack that has started, for the commands beside it (`lastPorts`). */
export function storePorts(ports: Ports, file = PORTS_FILE): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(ports)}\n`)
}

/** The ports of the last start of this checkout, whether it still runs or not; undefined before the first. */
export function lastPorts(file = PORTS_FILE): Ports | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The stack that `npm start` and `npm run dev` start: on the ports of the environment, or 3000, 3333 and 3900. */
export function settingsToStart(): Settings {
  return settingsOn(portsOf(process.env))
}

/** The same stack for the commands beside it: on the ports of the environment, or else of its last start. */
export function defaultSettings(): Settings {
  return settingsOn(portsOf(process.env, lastPorts()))
}

function settingsOn(ports: Ports): Settings {
  return {
    ports,
    lakeDir: join(LOCAL, 'lake'),
    pagesDir: join(LOCAL, 'pages'),
    mailDir: join(LOCAL, 'mail'),
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
