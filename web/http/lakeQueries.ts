import type { ContentClient } from '@elos/content/parts/read/client'
import { z } from 'zod'

/** A query that Next's server sent to the Lake: how long it took in seconds, and whether it had a result. */
export const lakeQuerySchema = z.object({ seconds: z.number(), ok: z.boolean() })
export type LakeQuery = z.infer<typeof lakeQuerySchema>

/**
 * A client that reports each query to the front, which counts them. The front starts Next's server with a
 * channel for such messages (web/server/nextProcess.ts); without the front there is none.
 */
export function reportingQueries(
  client: ContentClient,
  report: (query: LakeQuery) => void = sendToParent,
): ContentClient {
  return {
    async fetch(query, params) {
      const begun = performance.now()
      let ok = false
      try {
        const result = await client.fetch(query, params)
        ok = true
        return result
      } finally {
        report({ seconds: (performance.now() - begun) / 1000, ok })
      }
    },
  }
}

/**
 * The variable by which the front tells Next's server that it reads these messages. In a build, whose
 * processes have parents too, nobody does.
 */
export const REPORTS_VARIABLE = 'FRONT_LISTENS'

function sendToParent(query: LakeQuery): void {
  if (!process.env[REPORTS_VARIABLE]) return
  // Without the callback, a front that ends in this moment would end this process with an error.
  if (process.connected) process.send?.(query, undefined, undefined, () => undefined)
}
