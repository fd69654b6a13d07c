import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two requests of a visitor. */
const PAUSE_MS = 20

/** Makes visitors ask for pages all the time, until `stop`, which returns what they saw. */
export function startLoad(site: string, paths: readonly string[], visitors = 4) {
  const errors: string[] = []
  let requests = 0
  let isRunning = true

  async function visit(first: number): Promise<void> {
    for (let index = first; isRunning; index += 1) {
      const path = paths[index % paths.length] ?? '/'
      try {
        const answer = await fetch(`${site}${path}`)
        await answer.arrayBuffer()
        if (answer.status !== 200) errors.push(`${answer.status} ${path}`)
      } catch (error) {
        const cause = error instanceof Error ? error.cause : undefined
        errors.push(`${error} (${cause}) ${path}`)
      }
      requests += 1
      await pause(PAUSE_MS)
    }
  }

  const all = Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)))
  return {
    async stop() {
      isRunning = false
      await all
      return { requests, errors }
    },
  }
}
