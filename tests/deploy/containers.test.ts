import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { RELEASE } from '@elos/stack/commands/build'
import { TOP } from '@elos/stack/config'
import { freePort } from '@elos/stack/processes/ports'
import { RELEASE_ENTRY } from '@elos/stack/steps/release'
import { serve } from '@elos/web/http/testing/server'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const DOCKERFILE = readFileSync(join(TOP, 'deploy/Dockerfile'), 'utf8')
const COMPOSE_FILE = join(TOP, 'deploy/compose.yaml')

/** The instructions of the last stage, each on one line. */
const stage = DOCKERFILE.replaceAll(/\\\n\s*/g, '')
  .split(/^FROM /m)
  .at(-1)
  ?.split('\n')

const argumentOf = (instruction: string) =>
  stage?.find((line) => line.startsWith(`${instruction} `))?.slice(instruction.length + 1) ?? ''

/** Runs the image's health check against a port of this machine. Resolves with its exit code. */
async function checkHealth(port: number): Promise<unknown> {
  const [, command = ''] = argumentOf('HEALTHCHECK').split('CMD ')
  const [, ...args] = z.array(z.string()).parse(JSON.parse(command))
  const env = { ...process.env, PORT: String(port) }
  const [code] = await once(spawn(process.execPath, args, { env, stdio: 'ignore' }), 'exit')
  return code
}

describe('the Dockerfile', () => {
  test('has no fault that a linter finds', () => {
    expect(validate(DOCKERFILE)).toEqual([])
  })

  test('runs the release that `npm run build` writes, without a shell and not as root', () => {
    expect(argumentOf('COPY')).toBe(`--from=build /source/${relative(TOP, RELEASE)} .`)
    expect(JSON.parse(argumentOf('CMD'))).toEqual(['node', RELEASE_ENTRY])
    expect(argumentOf('USER')).toBe('node')
  })

  test.each([
    ['is healthy while the site answers', 200, 0],
    ['is not healthy while it answers with an error', 503, 1],
    ['is not healthy while nobody listens', undefined, 1],
  ])('%s', async (_, status, code) => {
    const site =
      status &&
      (await serve(({ url }, response) => {
        response.writeHead(url === '/api/live' ? status : 404).end()
      }))
    expect(await checkHealth(site ? site.port : await freePort())).toBe(code)
  })
})

describe('the compose file', () => {
  const serviceSchema = z.object({
    network_mode: z.string(),
    read_only: z.boolean(),
    restart: z.string(),
    cap_drop: z.array(z.string()),
    environment: z.record(z.string(), z.string()).default({}),
    stop_grace_period: z.string().optional(),
  })
  const { services } = z
    .object({ services: z.record(z.string(), serviceSchema) })
    .parse(parse(readFileSync(COMPOSE_FILE, 'utf8'), { merge: true }))
  const sites = Object.entries(services).filter(([name]) => name.startsWith('site-'))

  test('follows the specification', () => {
    const linter = new DCLinter({
      // Services stand in the order in which they are explained.
      rules: {
        'service-keys-order': 0,
        'services-alphabetical-order': 0,
        'top-level-properties-order': 0,
      },
      quiet: false,
      debug: false,
      exclude: [],
    })
    const found = linter.lintFiles([COMPOSE_FILE], false).flatMap(({ messages }) => messages)
    expect(found).toEqual([])
  })

  test('runs three replicas that only this machine reaches, and that have time to end', () => {
    expect(sites.map(([, { environment }]) => environment.PORT)).toEqual(['3001', '3002', '3003'])
    for (const [name, site] of sites) {
      expect(site.environment, name).toMatchObject({ HOST: '127.0.0.1' })
      expect(site.environment, name).toHaveProperty('REDIS_URL')
      expect(site.stop_grace_period, name).toBe('30s')
    }
  })

  test.each(Object.entries(services))(
    'gives %s no more than it needs, and starts it again',
    (_, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        restart: 'unless-stopped',
      })
    },
  )
})
