import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { QUIET } from '../chromiumFlags.ts'

const messageSchema = z.object({
  id: z.number().optional(),
  sessionId: z.string().optional(),
  method: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ message: z.string() }).optional(),
})

type Values = Record<string, unknown>
type Listener = (params: Values, session: string | undefined) => void

/**
 * Starts a whole Chromium and speaks the DevTools protocol with it. Playwright keeps browsers from rendering
 * pages before a click, because it cannot drive such a page.
 */
export async function startDevTools(executable: string, flags: string[] = []) {
  const profile = mkdtempSync(join(tmpdir(), 'elos-chromium-'))
  const browser = spawn(
    executable,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...QUIET,
      ...flags,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const socket = new WebSocket(await addressOf(browser))
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  let last = 0
  const waiting = new Map<number, PromiseWithResolvers<Values>>()
  const listeners = new Map<string, Listener[]>()
  socket.addEventListener('message', ({ data }) => {
    const { id, sessionId, method, params, result, error } = messageSchema.parse(JSON.parse(data))
    if (method) for (const each of listeners.get(method) ?? []) each(params ?? {}, sessionId)
    if (id === undefined) return
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result ?? {})
    waiting.delete(id)
  })
  return {
    /** Sends a command to a session, or without one to the browser. Resolves with its result. */
    send(method: string, params: Values = {}, sessionId?: string): Promise<Values> {
      const id = ++last
      const answer = Promise.withResolvers<Values>()
      waiting.set(id, answer)
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
      return answer.promise
    },
    on(method: string, listener: Listener): void {
      listeners.set(method, [...(listeners.get(method) ?? []), listener])
    },
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => browser.once('exit', resolve))
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export type DevTools = Awaited<ReturnType<typeof startDevTools>>

/** Reads where the browser listens. */
async function addressOf(browser: ChildProcess): Promise<string> {
  if (!browser.stderr) throw new Error('Chromium has no output')
  for await (const line of createInterface(browser.stderr)) {
    const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('Chromium ended while starting')
}
