import { type ChildProcess, spawn } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { REPORTS_VARIABLE } from '../http/lakeQueries.ts'
import { log } from '../http/log.ts'

/** Milliseconds before Next is started again. They double after each short run, up to the longest. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** Milliseconds after which a run counts as a long one, and the next pause is the first again. */
const LONG_RUN_MS = 30_000
/** Milliseconds between two requests that find out whether Next answers, and until one is given up. */
const PROBE_PAUSE_MS = 50
const PROBE_TIMEOUT_MS = 5000

interface NextProcessOptions {
  /** A script of Node's and its arguments: Next's own server. */
  command: string[]
  cwd?: string
  /** Variables besides those of this process. */
  env?: Record<string, string>
  /** The loopback port on which Next listens. */
  port: number
  /** Called each time Next answers after a start. */
  onUp(): void
  /** Milliseconds before the second start. */
  firstPauseMs?: number | undefined
  /** Milliseconds in which Next has to end after SIGTERM, before it is killed. No visitor waits for it then. */
  stopTimeoutMs?: number | undefined
  /** Called with each message that Next's server sends to its parent process. */
  onMessage?(message: unknown): void
}

/** Runs Next's server, and starts it again whenever it ends. */
export class NextProcess {
  readonly #options: NextProcessOptions
  readonly #stopping = new AbortController()
  #child: ChildProcess | undefined
  #running: Promise<unknown> | undefined
  #isUp = false

  constructor(options: NextProcessOptions) {
    this.#options = options
  }

  /** Starts Next, and again whenever it ends. Resolves when it has ended after `endRestarts` or `stop`. */
  run(): Promise<void> {
    const running = this.#run()
    this.#running = running
    return running
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    const { firstPauseMs = FIRST_PAUSE_MS } = this.#options
    let pause = firstPauseMs
    while (!signal.aborted) {
      const startedAt = Date.now()
      const code = await this.#runOnce()
      this.#isUp = false
      if (signal.aborted) return
      log.error('next-ended', { code })
      if (Date.now() - startedAt > LONG_RUN_MS) pause = firstPauseMs
      // Stopping ends the pause.
      await setTimeout(pause, undefined, { signal }).catch(() => undefined)
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    }
  }

  /** Whether Next has answered since its last start. */
  get isUp(): boolean {
    return this.#isUp
  }

  /** The process id of Next's server; undefined while it does not run. */
  get pid(): number | undefined {
    return this.#child && isRunning(this.#child) ? this.#child.pid : undefined
  }

  /** From now on Next is not started again when it ends. */
  endRestarts(): void {
    this.#stopping.abort()
  }

  /** Ends Next, and kills it when it does not end in time. Resolves when it has ended. */
  async stop(): Promise<void> {
    this.endRestarts()
    this.#child?.kill('SIGTERM')
    const { stopTimeoutMs = 5000 } = this.#options
    const timer = globalThis.setTimeout(() => this.#child?.kill('SIGKILL'), stopTimeoutMs)
    await this.#running
    clearTimeout(timer)
  }

  /** Resolves with the exit code when Next has ended; with null if a signal ended it. */
  async #runOnce(): Promise<number | null> {
    const { command, cwd, env, port, onMessage } = this.#options
    // With the flags of this process: by one of them the stack has its processes end with their parent.
    const child = spawn(process.execPath, [...process.execArgv, ...command], {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        ...env,
        [REPORTS_VARIABLE]: 'yes',
        PORT: String(port),
        HOSTNAME: '127.0.0.1',
      },
    })
    this.#child = child
    if (child.pid) giveWay(child.pid)
    child.on('message', (message) => onMessage?.(message))
    log.info('next-started', { pid: child.pid })
    const ended = new Promise<number | null>((resolve) => {
      child.once('error', () => resolve(null))
      child.once('exit', resolve)
    })
    void this.#waitUntilUp(child)
    return ended
  }

  async #waitUntilUp(child: ChildProcess): Promise<void> {
    const address = `http://127.0.0.1:${this.#options.port}/robots.txt`
    while (isRunning(child)) {
      const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
      const answer = await fetch(address, { signal }).catch(() => null)
      await answer?.body?.cancel()
      if (answer && isRunning(child)) {
        this.#isUp = true
        return this.#options.onUp()
      }
      await setTimeout(PROBE_PAUSE_MS)
    }
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null

/** How much less processor time Next gets than what answers from memory, where both want it. */
const NICENESS = 5

/** Has a process give way to those that visitors wait for: who gets a stored page waits for no page being made. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, Math.max(getPriority(), NICENESS))
  } catch {
    // It has ended already.
  }
}
