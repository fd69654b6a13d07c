import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** An answer that the build has rendered. Its body is not compressed. */
export interface BuiltAnswer {
  /** Decoded. */
  path: string
  status: number
  headers: Record<string, string>
  body: Buffer
}

const metaSchema = z.object({ status: z.number(), headers: z.record(z.string(), z.string()) })

const BODY = '.body'

/**
 * Returns the answers of the site's route handlers that the build has rendered, in the order of their files.
 *
 * The front stores them when it starts (web/server/storeBuilt.ts): asked for them, Next would render those anew that
 * are older than its `expireTime`, and could not without the Lake. Next has no interface for them, but has two files
 * for each: the body, and the status with the headers. If a release of Next moves them, a site that starts needs the
 * Lake.
 *
 * @param dist Next's output folder
 */
export async function readBuiltAnswers(dist: string): Promise<BuiltAnswer[]> {
  const folder = join(dist, 'server/app')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const stems = names
    .filter((name) => name.endsWith(BODY))
    .sort()
    .map((name) => name.slice(0, -BODY.length))
  const answers = await Promise.all(
    stems.map(async (stem) => {
      const meta = await readMeta(join(folder, `${stem}.meta`))
      if (!meta) return []
      const body = await readFile(join(folder, stem + BODY))
      return { ...meta, path: stem === 'index' ? '/' : `/${stem}`, body }
    }),
  )
  return answers.flat()
}

/** Returns undefined for a file that is missing, damaged or of something else. */
async function readMeta(file: string): Promise<z.infer<typeof metaSchema> | undefined> {
  try {
    return metaSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}
