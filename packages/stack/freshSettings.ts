import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL, lastPorts, type Ports, type Settings, storePorts, usesLocalLake } from './config.ts'
import { StackError } from './errors.ts'
import { freePort, isFree } from './processes/ports.ts'

/**
 * Settings of a new stack: free ports, an empty Lake in a temporary folder, build folders by `name`.
 *
 * @throws StackError when the environment names other content than the local Lake: a test would change it.
 */
export async function freshSettings(name: string): Promise<Settings & { remove(): void }> {
  if (!usesLocalLake()) {
    throw new StackError(
      'This runs on a Lake of its own, but SANITY_PROJECT_ID is set. Unset it, and SANITY_API_HOST, and run this again.',
    )
  }
  const ports = await portsOfStack(name)
  const folder = mkdtempSync(join(tmpdir(), `elos-${name}-`))
  return {
    ports,
    lakeDir: join(folder, 'lake'),
    pagesDir: join(folder, 'pages'),
    mailDir: join(folder, 'mail'),
    siteDist: `.next-${name}`,
    studioDist: `dist-${name}`,
    logDir: join(LOCAL, 'logs', name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * The ports of the last stack of this name while they are free: builds contain their addresses, and are used
 * again as long as these stay. Otherwise new ones, which are stored.
 */
async function portsOfStack(name: string): Promise<Ports> {
  const file = join(LOCAL, 'ports', `${name}.json`)
  const last = lastPorts(file)
  if (last && (await Promise.all(Object.values(last).map(isFree))).every(Boolean)) return last
  const ports = { site: await freePort(), studio: await freePort(), lake: await freePort() }
  storePorts(ports, file)
  return ports
}
