import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { TOP } from '../config.ts'
import { explain, StackError } from '../errors.ts'

const KEPT_OUTPUT = 8_000
const PATIENCE_MS = 8_000

/** Whatever ends this process, no child is left behind holding a port. */
const live = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of live) child.kill()
})

export interface Command {
  name: string
  /** The program, found on the path (our node_modules/.bin comes first), and its arguments. */
  run: [string, ...string[]]
  cwd?: string
  env?: Record<string, string>
  logDir: string
  /** Also show the output, as `npm run dev` does. */
  show?: boolean
  /** Opens a channel to it, which closes when this process is gone. */
  channel?: boolean
}

export interface Running {
  name: string
  process: ChildProcess
  /** The last lines it printed. */
  output(): string
  /** Resolves when the process has ended. */
  ended: Promise<number>
  stop(): Promise<void>
}

/** Starts a process whose output goes to `<logDir>/<name>.log`. */
export function start({
  name,
  run: [program, ...args],
  cwd = TOP,
  env,
  logDir,
  show,
  channel,
}: Command): Running {
  mkdirSync(logDir, { recursive: true })
  const log = createWriteStream(join(logDir, `${name}.log`))
  // A log that cannot be written, on a full disk for example, is no reason to end what it tells of.
  log.on('error', () => log.destroy())
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', channel ? 'ipc' : 'ignore'],
  })
  live.add(child)
  child.once('close', () => live.delete(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-KEPT_OUTPUT)
      if (!log.destroyed) log.write(chunk)
      if (show) process.stdout.write(chunk)
    })
  }
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    await ended
    clearTimeout(timer)
  }
  return { name, process: child, output: () => output, ended, stop }
}

/** Runs a process to its end; a failure becomes an error that says what to do. */
export async function run(command: Command): Promise<string> {
  const running = start(command)
  const code = await running.ended
  if (code === 0) return running.output()
  throw failure(running, `'${command.run.join(' ')}' failed`, command.logDir)
}

/** Waits until `url` answers below 500; fails at once when the process ends first. */
export async function untilUp(
  running: Running,
  url: string,
  logDir: string,
  seconds = 60,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  let gone = false
  running.ended.then(() => {
    gone = true
  })
  while (!gone && Date.now() < deadline) {
    const status = await fetch(url, { redirect: 'manual' }).then(
      (r) => r.status,
      () => 0,
    )
    if (status > 0 && status < 500) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw failure(
    running,
    gone
      ? `${running.name} ended while starting`
      : `${running.name} did not answer within ${seconds} s`,
    logDir,
  )
}

function failure(running: Running, what: string, logDir: string): StackError {
  const known = explain(running.output())
  const tail = known ? '' : `\n${running.output().trim().split('\n').slice(-15).join('\n')}`
  return new StackError(
    `${known ?? `${what}.`} (log: ${join(logDir, `${running.name}.log`)})${tail}`,
  )
}
