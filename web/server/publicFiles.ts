import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { lookup, mimes } from 'mrmime'
import { compressFully, fixedAnswer, type StoredAnswer } from './storedAnswer.ts'

/** Names that contain a hash of the content. Such a file never changes. */
const HASHED = /-\w{8}\.\w+$/
const CACHE_FOREVER = 'public, max-age=31536000, immutable'
const CACHE_FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

// mrmime does not know icons, and with `nosniff` a browser must not guess.
mimes.ico = 'image/x-icon'

/** Reads the files of a folder as answers by path ('/icons.svg'). They change only with a new build. */
export async function readPublicFiles(directory: string): Promise<Map<string, StoredAnswer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }): Promise<[string, StoredAnswer]> => {
        const file = join(parentPath, name)
        const path = `/${relative(directory, file).split(sep).join('/')}`
        return [path, await answerOf(await readFile(file), name)]
      }),
    ),
  )
}

async function answerOf(bytes: Buffer, name: string): Promise<StoredAnswer> {
  const type = lookup(name) ?? 'application/octet-stream'
  const headers = {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'cache-control': HASHED.test(name) ? CACHE_FOREVER : CACHE_FOR_A_DAY,
  }
  const answer = await fixedAnswer(headers, bytes)
  await compressFully(answer)
  return answer
}
