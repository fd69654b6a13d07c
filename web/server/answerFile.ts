import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ENCODINGS, type StoredAnswer } from './storedAnswer.ts'

/** Raise it whenever what follows in the file changes: files with another number are ignored. */
const FORMAT = 2

const aboutSchema = z.object({
  format: z.literal(FORMAT),
  /** Names the build that made the answer: its styles and scripts are those of the build. */
  build: z.string(),
  path: z.string(),
  status: z.literal(200),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  hash: z.string(),
  tags: z.array(z.string()),
  expiresAt: z.number(),
  freshUntil: z.number().nullable(),
  /** Bytes of the body in each coding, in the order in which they follow. */
  lengths: z.array(z.tuple([z.enum(ENCODINGS), z.number()])),
})

const LINE_END = 0x0a

function sumOf(parts: readonly Buffer[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** An answer and what it answers. */
interface KeptAnswer {
  path: string
  build: string
  answer: StoredAnswer
}

/**
 * Returns a file with an answer, in parts: a line with the SHA-256 of the rest, a line of JSON about the answer,
 * and its body in each coding. The bodies are not copied: after a publish that would be megabytes, which V8 would
 * stop the thread to collect.
 */
export function writeAnswerFile({ path, build, answer }: KeptAnswer): Buffer[] {
  const bodies = ENCODINGS.flatMap((name) => {
    const body = answer.bodies[name]
    return body ? [{ name, body }] : []
  })
  const { status, headers, hash, tags, expiresAt, freshUntil } = answer
  const about = {
    format: FORMAT,
    build,
    path,
    status,
    headers,
    hash,
    tags,
    expiresAt,
    freshUntil,
    lengths: bodies.map(({ name, body }) => [name, body.length]),
  }
  const rest = [Buffer.from(`${JSON.stringify(about)}\n`), ...bodies.map(({ body }) => body)]
  return [Buffer.from(`${sumOf(rest)}\n`), ...rest]
}

/**
 * Reads a file of `writeAnswerFile`.
 *
 * @throws Error when the file is not whole, was changed, or is of another format
 */
export function readAnswerFile(file: Buffer): KeptAnswer {
  const sumEnd = file.indexOf(LINE_END)
  const rest = file.subarray(sumEnd + 1)
  if (sumEnd < 0 || file.toString('latin1', 0, sumEnd) !== sumOf([rest]))
    throw new Error('The file is damaged')
  const aboutEnd = rest.indexOf(LINE_END)
  const about = aboutSchema.parse(JSON.parse(rest.toString('utf8', 0, aboutEnd)))
  const { format: _, path, build, lengths, ...answer } = about
  const bodies: Partial<StoredAnswer['bodies']> = {}
  let start = aboutEnd + 1
  for (const [name, length] of lengths) {
    bodies[name] = rest.subarray(start, start + length)
    start += length
  }
  const { identity } = bodies
  if (!identity) throw new Error('The file has no body')
  return { path, build, answer: { ...answer, bodies: { ...bodies, identity }, isStale: false } }
}
