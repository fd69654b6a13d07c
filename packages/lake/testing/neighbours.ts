import { Agent, type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { COSTLY_DOCUMENTS, type CostlyRequest } from './costly.ts'

/** The milliseconds that each of four neighbours waited, while a costly request was answered. */
export interface Waits {
  ping: number[]
  read: number[]
  write: number[]
  /** The time from a write until its event. */
  event: number[]
}

export interface Neighbourhood {
  /** Sends a costly request while neighbours send theirs. Returns its status, what it took in milliseconds, and their waits. */
  beside(costly: CostlyRequest): Promise<{ status: number; ms: number; waits: Waits }>
  /** Ends the neighbours' listeners. */
  leave(): void
}

/** Milliseconds between two requests of a neighbour. */
const PAUSE_MS = 15
/** Milliseconds for which neighbours go on after a costly request was answered. */
const AFTER_MS = 100
/** The beginning of a line of an event. */
const DATA = 'data: '

/** Fills a Lake with documents and returns its neighbours. They read no answers into memory, so they measure the Lake. */
export async function neighbours(lake: string, token: string): Promise<Neighbourhood> {
  const post = (path: string, body?: string | Buffer) => send(`${lake}/v1/${path}`, token, body)
  const mutate = (...mutations: unknown[]) =>
    post('data/mutate/production', JSON.stringify({ mutations }))
  await mutate(...COSTLY_DOCUMENTS.map((create) => ({ create })))
  await mutate({ create: { _id: 'neighbour', _type: 'neighbour', n: 0 } })

  const written = new Map<number, (at: number) => void>()
  const listen = async (type: string) => {
    const query = encodeURIComponent(`*[_type == "${type}"]`)
    const options = 'effectFormat=mendoza&includeResult=true'
    return (await open(`${lake}/v1/data/listen/production?query=${query}&${options}`, token))
      .response
  }
  // Its events are as long as the documents: the Lake ends the stream of a reader that is too slow for them.
  const longEvents = (await listen('long')).on('error', () => {}).resume()
  const response = await listen('neighbour')
  createInterface(response).on('line', (line) => {
    if (!line.startsWith(DATA)) return
    const { result } = JSON.parse(line.slice(DATA.length))
    written.get(result?.n)?.(performance.now())
  })

  let n = 0
  const write = async (waits: Waits) => {
    n += 1
    const begun = performance.now()
    const event = new Promise<number>((resolve) => written.set(n, resolve))
    await mutate({ patch: { id: 'neighbour', set: { n } } })
    waits.write.push(performance.now() - begun)
    waits.event.push((await event) - begun)
  }
  const visits: ((waits: Waits) => Promise<unknown>)[] = [
    async ({ ping }) => ping.push(await timed(() => send(`${lake}/v1/ping`, token))),
    async ({ read }) =>
      read.push(
        await timed(() =>
          post('data/query/production', JSON.stringify({ query: '*[_id == "neighbour"]' })),
        ),
      ),
    write,
  ]

  return {
    async beside({ path = () => 'data/query/production', body, times = 1, listeners = 0 }) {
      const sent = Buffer.isBuffer(body) ? body : JSON.stringify(body)
      const crowd = await Promise.all(
        Array.from({ length: listeners }, async () => (await listen('neighbour')).resume()),
      )
      const waits: Waits = { ping: [], read: [], write: [], event: [] }
      let isOver = false
      const running = visits.map(async (visit) => {
        while (!isOver) {
          await visit(waits)
          await pause(PAUSE_MS)
        }
      })
      await pause(AFTER_MS)
      const begun = performance.now()
      const statuses = await Promise.all(
        Array.from({ length: times }, (_, n) => post(path(n), sent)),
      )
      const ms = performance.now() - begun
      await pause(AFTER_MS)
      isOver = true
      await Promise.all(running)
      for (const each of crowd) each.on('error', () => {}).destroy()
      return { status: Math.max(...statuses), ms, waits }
    },
    leave() {
      longEvents.destroy()
      response.destroy()
    },
  }
}

const agent = new Agent({ keepAlive: true })

/** Sends a request, and drops the body of the answer as it comes. Returns the status. */
async function send(url: string, token: string, body?: string | Buffer): Promise<number> {
  const { response, status } = await open(url, token, body)
  response.resume()
  await new Promise((resolve, reject) => response.on('end', resolve).on('error', reject))
  return status
}

function open(url: string, token: string, body?: string | Buffer) {
  return new Promise<{ response: IncomingMessage; status: number }>((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}` }
    request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' })
      .on('response', (response) => resolve({ response, status: response.statusCode ?? 0 }))
      .on('error', reject)
      .end(body)
  })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
