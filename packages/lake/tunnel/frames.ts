import { z } from 'zod'

/**
 * The messages of a tunnel: one JSON object each. The client chooses the numbers of its streams.
 *
 * - The client sends `{open, path, lastEventId?}` to open the event stream at a path, and `{cancel}`
 *   to close it.
 * - The Lake sends `{id, status, headers}`, then `{id, chunk}` for each part of the text, and
 *   `{id, end: true}`.
 */
const clientFrameSchema = z.union([
  z.object({ open: z.int(), path: z.string(), lastEventId: z.string().optional() }),
  z.object({ cancel: z.int() }),
])

type ClientFrame = z.infer<typeof clientFrameSchema>
export type OpenFrame = Extract<ClientFrame, { open: number }>

export type ServerFrame =
  | { id: number; status: number; headers: Readonly<Record<string, string>> }
  | { id: number; chunk: string }
  | { id: number; end: true }

/** Parses a message; undefined if it is not a frame. */
export function readFrame(message: string): ClientFrame | undefined {
  try {
    return clientFrameSchema.safeParse(JSON.parse(message)).data
  } catch {
    return undefined
  }
}
