import { readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { freePort } from '@elos/stack/processes/ports'

/**
 * Starts an HTTP hook that purges nginx's cache: it removes the files whose headers name one of the
 * surrogate keys. nginx takes a file that is gone for an answer that it has not stored.
 *
 * @param cacheFolder the folder of `proxy_cache_path`
 */
export async function startPurgeHook(cacheFolder: string) {
  const removals: Promise<void>[] = []
  const server = createServer((request, response) => {
    const keys = String(request.headers['surrogate-key']).split(' ')
    request.resume().once('end', async () => {
      const removal = removeWith(keys, cacheFolder)
      removals.push(removal)
      await removal
      response.end()
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    /** Ends the server: from then on nothing is removed. */
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await Promise.allSettled(removals)
    },
  }
}

async function removeWith(keys: string[], folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    // nginx may have removed it meanwhile.
    const stored = (await readFile(file, 'latin1').catch(() => ''))
      .match(/^surrogate-key: (.*)$/im)?.[1]
      ?.trim()
      .split(' ')
    if (stored?.some((key) => keys.includes(key))) await rm(file, { force: true })
  }
}
