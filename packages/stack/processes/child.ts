import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { TOP } from '../config.ts'
import { explain, StackError } from '../errors.ts'
import { type Call, nodeArguments } from './programs.ts'

/** The number of characters of a process's output that stay in memory, to explain its failure. */
const MAX_OUTPUT_LENGTH = 8_000
/** The time that a process may take to end after SIGTERM before it is killed. */
const STOP_TIMEOUT_MS = 8_000

const END_WITH_PARENT = new URL('./endWithParent.mjs', import.meta.url).href

/** The running children. They are stopped when this process exits. */
const live = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of live) child.kill()
})

/** Starts a program on this process's Node. It ends with this process, even when this one is killed. */
function spawnNode(call: Call, options: SpawnOptions): ChildProcess {
  const args = ['--import', END_WITH_PARENT, ...nodeArguments(call)]
  const child = spawn(process.execPath, args, options)
  live.add(child)
  child.once('close', () => live.delete(child))
  return child
}

export interface Command {
  name: string
  run: Call
  cwd?: string
  env?: Record<string, string>
  logDir: string
  /** Whether the output is also shown in the terminal. */
  show?: boolean
}

export interface Running {
  name: string
  process: ChildProcess
  /** The end of its output, at most MAX_OUTPUT_LENGTH characters. */
  output(): string
  /** Resolves when the process has ended: with its exit code, or 1 after a signal. */
  ended: Promise<number>
  stop(): Promise<void>
}

/** Starts a process whose output goes to `<logDir>/<name>.log`. */
export function start({ name, run, cwd = TOP, env, logDir, show }: Command): Running {
  mkdirSync(logDir, { recursive: true })
  const log = createWriteStream(join(logDir, `${name}.log`))
  // The process goes on when its log cannot be written, on a full disk for example.
  log.on('error', () => log.destroy())
  const child = spawnNode(run, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT_LENGTH)
      if (!log.destroyed) log.write(chunk)
      if (show) process.stdout.write(chunk)
    })
  }
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(1)
    })
    // The log is whole then; its end is called back also when it could not be written.
    child.once('close', (code) => log.end(() => resolve(code ?? 1)))
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await ended
    clearTimeout(timer)
  }
  return { name, process: child, output: () => output, ended, stop }
}

/** Starts a process on this terminal, input included. `ended` resolves with its exit code. */
export function startAttached(run: Call, env: Record<string, string> = {}, cwd = TOP) {
  const child = spawnNode(run, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  return { child, ended }
}

/** Runs a process to its end on this terminal, input included. Returns its exit code. */
export function runAttached(
  run: Call,
  env: Record<string, string> = {},
  cwd = TOP,
): Promise<number> {
  return startAttached(run, env, cwd).ended
}

/**
 * Runs a process to its end. Returns the end of its output.
 *
 * @throws StackError when the process fails; its message says what to do.
 */
export async function run(command: Command): Promise<string> {
  const running = start(command)
  const code = await running.ended
  if (code === 0) return running.output()
  throw failure(running, `'${command.run.join(' ')}' failed`, command.logDir)
}

/**
 * Waits until `url` answers with a status below 500.
 *
 * @throws StackError when the process ends first, or when the time is up; the process is stopped then.
 */
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
  if (gone) throw failure(running, `${running.name} ended while starting`, logDir)
  await running.stop()
  throw failure(running, `${running.name} did not answer within ${seconds} s`, logDir)
}

function failure(running: Running, what: string, logDir: string): StackError {
  const known = explain(running.output())
  const tail = known ? '' : `\n${running.output().trim().split('\n').slice(-15).join('\n')}`
  return new StackError(
    `${known ?? `${what}.`} (log: ${join(logDir, `${running.name}.log`)})${tail}`,
  )
}
