import * as z from 'zod/mini'

const id = z.int()

/** A message of the Lake for one event stream: the head of the response, a part of its text, its end. */
const lakeFrameSchema = z.union([
  z.object({ id, status: z.int(), headers: z.record(z.string(), z.string()) }),
  z.object({ id, chunk: z.string() }),
  z.object({ id, end: z.literal(true) }),
])

export type LakeFrame = z.infer<typeof lakeFrameSchema>

/** Reads a message of the Lake (see `packages/lake/tunnel/frames.ts`); undefined for any other text. */
export function readFrame(message: unknown): LakeFrame | undefined {
  if (typeof message !== 'string') return undefined
  try {
    return lakeFrameSchema.safeParse(JSON.parse(message)).data
  } catch {
    return undefined
  }
}
