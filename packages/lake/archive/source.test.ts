import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listen } from '../http/listening.ts'
import { TOKEN, temporaryDir, testLake } from '../testing/lake.ts'
import { folderSource } from './source.ts'

describe('the folder of a running Lake', () => {
  test('is read through the Lake', async () => {
    const { dir, url, client } = await testLake()
    await client.create({ _id: 'drafts.pagina', _type: 'page' })
    const { documents } = await folderSource(dir, 'production', { url, token: TOKEN })
    expect(documents).toMatchObject([{ _id: 'drafts.pagina', _type: 'page' }])
  })

  test.each([
    ['without a token', { token: undefined }, 'set LAKE_TOKEN'],
    ['with another token', { token: 'outro' }, 'answered 401. Check LAKE_TOKEN and LAKE_DATASET'],
    ['at another port', { url: 'http://127.0.0.1:1' }, 'does not answer at http://127.0.0.1:1'],
  ])('is not read %s', async (_, access, message) => {
    const { dir, url } = await testLake()
    await expect(
      folderSource(dir, 'production', { url, token: TOKEN, ...access }),
    ).rejects.toMatchObject({ code: 'lake-unreachable', message: expect.stringContaining(message) })
  })

  test('is not read while the Lake is too busy to answer', async () => {
    const { dir } = await testLake()
    const running = { url: await silentServer(), token: TOKEN, timeout: 100 }
    await expect(folderSource(dir, 'production', running)).rejects.toMatchObject({
      code: 'lake-unreachable',
      message: expect.stringContaining('did not send the documents within 0.1 s. Try again'),
    })
  })
})

test('a folder without a Lake is read from its database', async () => {
  const dir = await temporaryDir()
  const nowhere = { url: 'http://127.0.0.1:1', token: undefined }
  expect(await folderSource(dir, 'production', nowhere)).toMatchObject({ documents: [] })
})

/** Starts a server that accepts requests and never responds; returns its URL. */
async function silentServer(): Promise<string> {
  const server = createServer()
  const port = await listen(server, '127.0.0.1', 0)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}
