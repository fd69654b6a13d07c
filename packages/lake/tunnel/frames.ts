import { z } from 'zod'

/**
 * What a tunnel carries: JSON, one frame per text message. The client numbers its streams.
 *
 * - `{open, path, lastEventId?}` asks for the event stream at a path with query, `{cancel}` ends it;
 * - `{id, status, headers}` is the head of the answer, `{id, chunk}` a part of its text, in order,
 *   `{id, end: true}` its end.
 */
const clientFrame = z.union([
  z.object({ open: z.int(), path: z.string(), lastEventId: z.string().optional() }),
  z.object({ cancel: z.int() }),
])

export type ClientFrame = z.infer<typeof clientFrame>
export type OpenFrame = Extract<ClientFrame, { open: number }>

export type ServerFrame =
  | { id: number; status: number; headers: Readonly<Record<string, string>> }
  | { id: number; chunk: string }
  | { id: number; end: true }

/** A message as a frame, or nothing where it is none. */
export function readFrame(message: string): ClientFrame | undefined {
  try {
    return clientFrame.safeParse(JSON.parse(message)).data
  } catch {
    return undefined
  }
}
