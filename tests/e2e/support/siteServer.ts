import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { LOCAL } from '@elos/stack/config'
import { start, untilUp } from '@elos/stack/processes/child'
import { freePort } from '@elos/stack/processes/ports'
import { z } from 'zod'
import { env } from './lake.ts'

const LOG_DIR = join(LOCAL, 'logs', 'servers')

const startedSchema = z.object({ event: z.literal('next-started'), pid: z.number() })

/**
 * Starts another server of the site under test, on the same build. Stop it at the end.
 *
 * @param name of its log
 * @param lake the address at which it finds the Lake
 */
export async function startSiteServer(name: string, lake: string) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const running = start({
    name,
    run: ['node', 'web/server/start.ts'],
    env: {
      PORT: String(port),
      SITE_URL: origin,
      SITE_DIST: env.E2E_SITE_DIST,
      SANITY_PROJECT_ID: 'elos',
      SANITY_API_HOST: lake,
      SANITY_READ_TOKEN: env.E2E_LAKE_TOKEN,
      SANITY_WRITE_TOKEN: env.E2E_LAKE_TOKEN,
      SANITY_WEBHOOK_SECRET: env.E2E_WEBHOOK_SECRET,
    },
    logDir: LOG_DIR,
  })
  await untilUp(running, origin, LOG_DIR)
  const [line = ''] = running
    .output()
    .split('\n')
    .filter((text) => text.includes('next-started'))
  const next = startedSchema.parse(JSON.parse(line)).pid
  return {
    port,
    origin,
    stop: running.stop,
    /** Megabytes of memory of the front and of Next's server. */
    memory: () => residentMb(running.process.pid) + residentMb(next),
  }
}

function residentMb(pid: number | undefined): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Opens another door to the Lake, which can be closed while the Lake runs. */
export async function openDoor() {
  const { hostname, port, host } = new URL(env.E2E_LAKE_URL)
  const door = createServer((asked, response) => {
    const { method, url, headers } = asked
    const passed = request(
      // The Lake answers only to its own name.
      { hostname, port, method, path: url, headers: { ...headers, host } },
      (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
    )
    passed.once('error', () => response.destroy())
    asked.pipe(passed)
  })
  const own = await freePort()
  await new Promise<void>((resolve) => door.listen(own, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${own}`,
    close() {
      door.close()
      door.closeAllConnections()
    },
  }
}
