import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { log } from '../http/log.ts'
import { changeSchema, type PublishedChange } from '../publishing/change.ts'
import { inTime, type RedisClient, redisClient } from './redisClient.ts'
import { KEYS } from './redisKeys.ts'
import { ANNOUNCE, BEAT, JOIN, SETTLE } from './redisScripts.ts'
import { newTicket, type RunScript, waitForReplicas } from './redisTickets.ts'
import type { Replicas, ReplicasState, Spread } from './replicas.ts'

/** Milliseconds between two signs of life. */
const BEAT_MS = 400
/** Milliseconds without one after which nobody waits for a replica any longer. */
const FORGOTTEN_AFTER_MS = 2000
/** Milliseconds that a visitor waits for a replica that was forgotten. */
const MAX_UNSURE_MS = 5000
/** Milliseconds for which Redis may hold back its answer until there is a change. */
const READ_BLOCK_MS = 1000
/** Milliseconds between two attempts to reach Redis. */
const RETRY_MS = 250
/** How many changes are announced after an outage: more than editors publish meanwhile. */
const MAX_UNANNOUNCED = 1000

interface RedisReplicasOptions {
  url: string
  /** The name of this replica: another one after each start. */
  id: string
  /**
   * Drops what was made from a change that another replica announced, in Next too. Resolves with whether
   * everything could be renewed.
   */
  onChange(change: PublishedChange): Promise<boolean>
  /** Called when changes may have been missed: everything has to be dropped. Not at the first join. */
  onMissed(): Promise<void>
}

const entrySchema = z.object({ change: z.string(), from: z.string(), ticket: z.string() })

/** This replica gave no sign of life for so long that others no longer wait for it. */
class ForgottenError extends Error {}

/**
 * Follows the changes that replicas announce in a Redis stream, in the order in which Redis received them.
 *
 * A replica that has lost Redis, or was so slow that it was forgotten, joins again and then drops
 * everything: it need not know what it has missed. What this replica could not announce meanwhile, it
 * announces then. One that was forgotten, as after a suspension, sends nothing until it has done so:
 * others may have answered a webhook without it.
 */
export class RedisReplicas implements Replicas {
  readonly #options: RedisReplicasOptions
  readonly #closing = new AbortController()
  readonly #joined = Promise.withResolvers<void>()
  #state: ReplicasState = { connection: 'joining', since: Date.now() }
  /** Connected while the state is 'joined'. */
  #commands: RedisClient | undefined
  #clients: RedisClient[] = []
  /** Changes that could not be announced to the others. */
  #unannounced: PublishedChange[] = []
  /** When the others forget this replica, unless it gives a sign of life, by `performance.now()`. */
  #leaseUntil = 0
  /** Ends when this replica, which may have been forgotten, has missed nothing. */
  #recovery: PromiseWithResolvers<void> | undefined
  #isCatchingUp = false
  #hasJoined = false
  #isStarted = false

  constructor(options: RedisReplicasOptions) {
    this.#options = options
  }

  get state(): ReplicasState {
    return this.#state
  }

  join(): Promise<void> {
    if (!this.#isStarted) void this.#stayJoined()
    this.#isStarted = true
    return this.#joined.promise
  }

  untilSure(): Promise<void> | undefined {
    const isLapsed = this.#state.connection === 'joined' && performance.now() >= this.#leaseUntil
    if (isLapsed) this.#recovery ??= Promise.withResolvers()
    if (!this.#recovery) return undefined
    return Promise.race([this.#recovery.promise, pause(MAX_UNSURE_MS)])
  }

  async spread(change: PublishedChange, ticket: string | undefined): Promise<Spread> {
    try {
      const announced = ticket ?? (await this.#announce(change))
      return (await waitForReplicas(this.#run, announced)) ? 'fresh' : 'failed'
    } catch (error) {
      log.error('change-not-spread', { error })
      if (ticket === undefined)
        this.#unannounced = [...this.#unannounced, change].slice(-MAX_UNANNOUNCED)
      return 'lost'
    }
  }

  async leave(): Promise<void> {
    this.#closing.abort()
    await this.#command((client) => client.zRem(KEYS.replicas, this.#options.id)).catch(
      () => undefined,
    )
    for (const client of this.#clients) if (client.isOpen) client.destroy()
  }

  /** Joins, and again whenever Redis is back. */
  async #stayJoined(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      const [commands, reader] = [this.#connection(), this.#connection()]
      this.#clients = [commands, reader]
      try {
        await inTime(Promise.all([commands.connect(), reader.connect()]))
        this.#commands = commands
        const newest = z.string().parse(await this.#showLife(JOIN, [KEYS.changes, KEYS.replicas]))
        this.#enter('joined')
        void this.#catchUp()
        await Promise.race([this.#follow(reader, newest), this.#beat()])
      } catch (error) {
        if (error instanceof ForgottenError) this.#joinAgain()
        else if (!signal.aborted) this.#enter('lost', error)
      } finally {
        this.#commands = undefined
        for (const client of [commands, reader]) if (client.isOpen) client.destroy()
      }
      if (this.#state.connection === 'lost')
        await pause(RETRY_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  #joinAgain(): void {
    log.warn('replica-forgotten')
    this.#recovery ??= Promise.withResolvers()
    this.#isCatchingUp = true
  }

  /** This replica has missed nothing, or cannot know. */
  #recovered(): void {
    this.#isCatchingUp = false
    this.#recovery?.resolve()
    this.#recovery = undefined
  }

  #connection(): RedisClient {
    return redisClient(this.#options.url, false)
  }

  /** Has a script record that this replica lives. Resolves with what the script returns. */
  async #showLife(script: string, keys: string[]): Promise<unknown> {
    const sent = performance.now()
    const reply = await this.#run(script, keys, [this.#options.id, FORGOTTEN_AFTER_MS])
    if (reply !== 0) this.#leaseUntil = sent + FORGOTTEN_AFTER_MS
    return reply
  }

  /** Records the state, and says once that it has changed. */
  #enter(connection: 'joined' | 'lost', error?: unknown): void {
    if (connection === 'lost') this.#recovered()
    if (this.#state.connection === connection) return
    this.#state = { connection, since: Date.now() }
    if (connection === 'lost') log.error('redis-lost', { process: 'front', error })
    else log.info('redis-joined', { process: 'front' })
  }

  /** After the first join the caller renders all pages; after a later one, changes may have been missed. */
  async #catchUp(): Promise<void> {
    const isAgain = this.#hasJoined
    this.#hasJoined = true
    this.#joined.resolve()
    const unannounced = this.#unannounced
    this.#unannounced = []
    if (isAgain)
      void this.#options
        .onMissed()
        .catch((error) => log.error('renewal-failed', { error }))
        .finally(() => this.#recovered())
    await Promise.all(unannounced.map((change) => this.spread(change, undefined)))
  }

  async #beat(): Promise<never> {
    for (;;) {
      await pause(BEAT_MS)
      if ((await this.#showLife(BEAT, [KEYS.replicas])) !== 1) throw new ForgottenError()
      if (!this.#isCatchingUp) this.#recovered()
    }
  }

  /** Reads the changes after one. */
  async #follow(reader: RedisClient, newest: string): Promise<never> {
    for (let id = newest; ; ) {
      const read = reader.xRead({ key: KEYS.changes, id }, { BLOCK: READ_BLOCK_MS })
      const streams = (await inTime(read, 2 * READ_BLOCK_MS)) ?? []
      for (const entry of streams.flatMap(({ messages }) => messages)) {
        id = entry.id
        void this.#applyAnnounced(entry.message)
      }
    }
  }

  async #applyAnnounced(message: unknown): Promise<void> {
    const { change, from, ticket } = entrySchema.parse(message)
    if (from === this.#options.id || this.#closing.signal.aborted) return
    const isRenewed = await this.#options
      .onChange(changeSchema.parse(JSON.parse(change)))
      .catch(() => false)
    const outcome = isRenewed ? 'renewed' : 'failed'
    // Nobody waits for a replica that has lost Redis.
    await this.#run(SETTLE, [ticket], [this.#options.id, outcome]).catch(() => undefined)
  }

  async #announce(change: PublishedChange): Promise<string> {
    // Connected, but not joined yet: what could not be announced before comes first (`#catchUp`).
    if (this.#state.connection !== 'joined') throw new Error('Redis is lost')
    const { ticket, keys, values } = newTicket(change, this.#options.id)
    await this.#run(ANNOUNCE, keys, values)
    return ticket
  }

  readonly #run: RunScript = (script, keys, values) =>
    this.#command((client) => client.eval(script, { keys, arguments: values.map(String) }))

  /** @throws when Redis is lost, or does not answer in time. */
  async #command<T>(use: (client: RedisClient) => Promise<T>): Promise<T> {
    if (!this.#commands) throw new Error('Redis is lost')
    return inTime(use(this.#commands))
  }
}
