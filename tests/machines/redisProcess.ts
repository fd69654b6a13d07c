import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemProgram } from '@elos/stack/checks/systemPrograms'
import { lowPort } from './lowPort.ts'

/** Starts a Redis that keeps nothing on disk and can be killed and started again. */
export async function redisProcess() {
  const program = systemProgram('redis')
  const folder = await mkdtemp(join(tmpdir(), 'elos-redis-'))
  const port = await lowPort()
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder }
    const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`])
    child = spawn(program, options, { stdio: 'ignore' })
    while (!(await isAccepting(port))) await pause(10)
  }

  /** Ends it without notice, as a power cut does. What it knew is lost. */
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    /** Makes it answer nothing, with its connections open, as behind a broken network. */
    suspend: () => child?.kill('SIGSTOP'),
    goOn: () => child?.kill('SIGCONT'),
    async end(): Promise<void> {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns whether a server on this machine accepts connections at a port. */
async function isAccepting(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isConnected = await once(socket, 'connect').catch(() => undefined)
  socket.destroy()
  return isConnected !== undefined
}

export type RedisProcess = Awaited<ReturnType<typeof redisProcess>>
