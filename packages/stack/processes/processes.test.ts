import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { run, start, untilUp } from './child.ts'
import { startGroup } from './group.ts'
import { freePort, requireFreePorts } from './ports.ts'
import { nodeArguments } from './programs.ts'

const logDir = mkdtempSync(join(tmpdir(), 'elos-processes-'))
afterAll(() => rmSync(logDir, { recursive: true }))

const node = (name: string, script: string) =>
  ({ name, run: ['node', '-e', script], logDir }) satisfies Parameters<typeof start>[0]

describe('a taken port', () => {
  const servers: Server[] = []
  afterEach(() => servers.splice(0).forEach((server) => void server.close()))

  async function listen(port: number): Promise<void> {
    const server = createServer().listen(port, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
  }

  test('is an error that names the port and a free one', async () => {
    const studio = await freePort()
    await listen(studio)
    await listen(studio + 1)
    const ports = { site: studio + 2, studio, lake: await freePort() }
    await expect(requireFreePorts(ports)).rejects.toThrow(
      `Port ${studio} (studio) is taken, perhaps by another 'npm start'. Stop that program, or choose another port: STUDIO_PORT=${studio + 3} npm start`,
    )
  })
})

test.each([4190, 6000])(
  'port %i, which browsers refuse, is an error that names another',
  async (lake) => {
    const ports = { site: await freePort(), studio: await freePort(), lake }
    await expect(requireFreePorts(ports)).rejects.toThrow(
      new RegExp(`Port ${lake} \\(lake\\) .* LAKE_PORT=\\d+ npm start`),
    )
  },
)

test('the error of a failing process contains its output, and its log file remains', async () => {
  const failing = run(node('failing', 'console.error("the reason"); process.exit(3)'))
  await expect(failing).rejects.toThrow('the reason')
  expect(readFileSync(join(logDir, 'failing.log'), 'utf8')).toContain('the reason')
})

test('a full disk is explained without a stack trace', async () => {
  const failing = run(node('full', 'console.error("ENOSPC: no space left"); process.exit(1)'))
  await expect(failing).rejects.toThrow('The disk is full. Free at least 1 GB and try again.')
})

test('the error of a missing script contains its name', async () => {
  const missing = run({ name: 'missing', run: ['node', 'no-such-script.ts'], logDir })
  await expect(missing).rejects.toThrow('no-such-script.ts')
})

test.each(['biome', 'next', 'playwright', 'sanity', 'tsc', 'vitest'] as const)(
  'the script of %s is installed',
  (program) => {
    const [script = ''] = nodeArguments([program])
    expect(existsSync(script)).toBe(true)
  },
)

test('waiting for a server fails at once when its process ends', async () => {
  const running = start(node('ending', 'process.exit(1)'))
  await expect(untilUp(running, 'http://127.0.0.1:9', logDir)).rejects.toThrow(
    'ended while starting',
  )
})

test('a server that does not answer in time is stopped', async () => {
  const running = start(node('silent', 'setInterval(() => {}, 1000)'))
  const url = `http://127.0.0.1:${await freePort()}`
  await expect(untilUp(running, url, logDir, 1)).rejects.toThrow('silent did not answer within 1 s')
  expect(running.process.signalCode).toBe('SIGTERM')
})

test('when one member of a group fails to start, those before it are stopped', async () => {
  const first = start(node('first', 'setInterval(() => {}, 1000)'))
  const starting = startGroup(async ({ add }) => {
    add(first)
    throw new Error('the second did not start')
  })
  await expect(starting).rejects.toThrow('the second did not start')
  await first.ended
  expect(first.process.signalCode).toBe('SIGTERM')
})

test('a process ends when the one that started it is killed', async () => {
  const port = await freePort()
  const listener = createTcpServer().listen(port, '127.0.0.1')
  const server = join(logDir, 'server.mjs')
  writeFileSync(server, `import { connect } from 'node:net'; connect(${port}, '127.0.0.1')`)
  const parent = join(logDir, 'parent.mjs')
  const command = { name: 'server', run: ['node', server], logDir }
  writeFileSync(
    parent,
    `import { start } from ${JSON.stringify(new URL('./child.ts', import.meta.url).href)}
    start(${JSON.stringify(command)})`,
  )
  const starting = start({ name: 'parent', run: ['node', parent], logDir })
  const [line]: Socket[] = await once(listener, 'connection')
  const closed = line && once(line.resume(), 'close')
  starting.process.kill('SIGKILL')
  await expect(closed).resolves.toBeDefined()
  listener.close()
})
