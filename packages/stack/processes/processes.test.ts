import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run, start, untilUp } from './child.ts'
import { group } from './group.ts'
import { freePort, requireFreePorts } from './ports.ts'

const logDir = mkdtempSync(join(tmpdir(), 'elos-processes-'))
afterAll(() => rmSync(logDir, { recursive: true }))

const node = (name: string, script: string) =>
  ({ name, run: ['node', '-e', script], logDir }) satisfies Parameters<typeof start>[0]

test('a taken port is told with its name and a way out', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const ports = { site: await freePort(), studio: taken, lake: await freePort() }
  await expect(requireFreePorts(ports)).rejects.toThrow(
    `Port ${taken} (studio) is taken, perhaps by another 'npm start'. Stop that program, or choose another port: STUDIO_PORT=${taken + 1} npm start`,
  )
  server.close()
})

test('a failing process is reported with what it said, and its log is kept', async () => {
  const failing = run(node('failing', 'console.error("the reason"); process.exit(3)'))
  await expect(failing).rejects.toThrow('the reason')
  expect(readFileSync(join(logDir, 'failing.log'), 'utf8')).toContain('the reason')
})

test('a full disk is explained rather than shown as a stack', async () => {
  const failing = run(node('full', 'console.error("ENOSPC: no space left"); process.exit(1)'))
  await expect(failing).rejects.toThrow('The disk is full. Free at least 1 GB and try again.')
})

test('a missing program is a clear failure', async () => {
  const missing = run({ name: 'missing', run: ['no-such-program'], logDir })
  await expect(missing).rejects.toThrow('no-such-program')
})

test('waiting for a process that ends at once does not wait for the time to run out', async () => {
  const running = start(node('ending', 'process.exit(1)'))
  await expect(untilUp(running, 'http://127.0.0.1:9', logDir)).rejects.toThrow(
    'ended while starting',
  )
})

test('when one member of a group fails to start, those before it are stopped', async () => {
  const first = start(node('first', 'setInterval(() => {}, 1000)'))
  const starting = group(async ({ add }) => {
    add(first)
    throw new Error('the second did not start')
  })
  await expect(starting).rejects.toThrow('the second did not start')
  await first.ended
  expect(first.process.signalCode).toBe('SIGTERM')
})

test('a server ends with the process that started it, even when that one is killed', async () => {
  const port = await freePort()
  const listener = createTcpServer().listen(port, '127.0.0.1')
  const server = join(logDir, 'server.mjs')
  writeFileSync(server, `import { connect } from 'node:net'; connect(${port}, '127.0.0.1')`)
  const parent = join(logDir, 'parent.mjs')
  const command = { name: 'server', serve: [server], logDir }
  writeFileSync(
    parent,
    `import { startServer } from ${JSON.stringify(new URL('./server.ts', import.meta.url).href)}
    startServer(${JSON.stringify(command)})`,
  )
  const starting = start({ name: 'parent', run: ['node', parent], logDir })
  const [line]: Socket[] = await once(listener, 'connection')
  const closed = line && once(line.resume(), 'close')
  starting.process.kill('SIGKILL')
  await expect(closed).resolves.toBeDefined()
  listener.close()
})
