import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../processes/ports.ts'

const STACK = join(import.meta.dirname, '..')

/** A checkout with the real bootstrap and a small stack. Its path contains spaces and an accent. */
const checkout = mkdtempSync(join(tmpdir(), 'elos é um '))
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

function write(path: string, text: string): void {
  const file = join(checkout, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

for (const file of ['bin/bootstrap.mjs', 'processes/endWithParent.mjs']) {
  cpSync(join(STACK, file), join(checkout, 'packages/stack', file))
}
// `exec` as in the real package.json: npm passes a signal on to its child alone, which must not be a shell.
const start = 'exec node packages/stack/bin/bootstrap.mjs'
write('package.json', JSON.stringify({ scripts: { start } }))
// A server with a child process, like Next's. Both hold a connection to the test, which the operating
// system closes when they end.
write(
  'server.mjs',
  `import { fork } from 'node:child_process'
  import { connect } from 'node:net'
  connect(process.env.TEST_PORT, '127.0.0.1')
  if (!process.argv[2]) fork('server.mjs', ['forked'])`,
)
const real = (path: string) => JSON.stringify(join(STACK, path))
write(
  'packages/stack/bin/stack.ts',
  `import ${real('processes/endWithParent.mjs')}
  import { untilStopped } from ${real('commands/start.ts')}
  import { start } from ${real('processes/child.ts')}
  import { startGroup } from ${real('processes/group.ts')}
  import { endOnSignal } from ${real('processes/signals.ts')}
  endOnSignal()
  if (process.argv[2] === 'short') console.log('done')
  else {
    const server = { name: 'server', run: ['node', 'server.mjs'], cwd: '.', logDir: 'logs' }
    const members = await startGroup(async ({ add }) => add(start(server)))
    console.log(JSON.stringify({ bootstrap: process.ppid, stack: process.pid }))
    process.exitCode = await untilStopped(members)
  }`,
)

function npmStart(...args: string[]) {
  const npm = spawn('npm', ['start', '--silent', ...args], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TEST_PORT: String(port) },
  })
  return { npm, output: npm.stdout.setEncoding('utf8') }
}

// The first start installs the packages of the checkout, which has none.
mkdirSync(join(checkout, 'node_modules'))
beforeAll(() => once(npmStart('--', 'short').npm, 'close'))

const port = await freePort()
const listener = createServer().listen(port, '127.0.0.1')
afterAll(() => listener.close())

const targets = ['npm', 'bootstrap', 'the stack'] as const
const cases = (['SIGTERM', 'SIGINT', 'SIGKILL'] as const).flatMap((signal) =>
  targets.map((target) => [target, signal] as const),
)

test.each(cases)('every process that npm started ends when %s gets %s', async (target, signal) => {
  const sockets: Socket[] = []
  const connected = new Promise<void>((resolve) => {
    listener.removeAllListeners('connection').on('connection', (socket) => {
      socket.on('error', () => {}).resume()
      if (sockets.push(socket) === 2) resolve()
    })
  })
  const { npm, output } = npmStart()
  const [line] = await once(output, 'data')
  await connected
  const { bootstrap, stack } = JSON.parse(line)
  const pids = { npm: npm.pid ?? 0, bootstrap, 'the stack': stack }
  // npm, bootstrap and the stack hold the output of npm open.
  const closed = [once(npm, 'close'), ...sockets.map((socket) => once(socket, 'close'))]
  process.kill(pids[target], signal)
  await expect(Promise.all(closed)).resolves.toHaveLength(3)
})

test('a finished command ends npm with its exit code, and gets the arguments of npm', async () => {
  const { npm, output } = npmStart('--', 'short')
  const [text] = await once(output, 'data')
  const [code] = await once(npm, 'close')
  expect([text, code]).toEqual(['done\n', 0])
})
