import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listen } from '../http/listening.ts'
import { writeOwner } from '../store/owner.ts'
import { openStore } from '../store/store.ts'
import { TOKEN, temporaryDir, testLake } from '../testing/lake.ts'
import { folderSource } from './source.ts'

describe('the folder of a running Lake', () => {
  test('is read through the Lake', async () => {
    const { dir, client } = await testLake()
    await client.create({ _id: 'drafts.pagina', _type: 'page' })
    const { documents } = await folderSource(dir, 'production', { token: TOKEN })
    expect(documents).toMatchObject([{ _id: 'drafts.pagina', _type: 'page' }])
  })

  test.each([
    ['without a token', { token: undefined }, 'set LAKE_TOKEN'],
    ['with another token', { token: 'outro' }, 'answered 401. Check LAKE_TOKEN and LAKE_DATASET'],
  ])('is not read %s', async (_, access, message) => {
    const { dir } = await testLake()
    await expect(folderSource(dir, 'production', access)).rejects.toMatchObject({
      code: 'lake-unreachable',
      message: expect.stringContaining(message),
    })
  })

  test('is not read while the Lake is too busy to answer', async () => {
    const { dir } = await testLake()
    writeOwner(dir, await silentServer())
    const running = { token: TOKEN, timeout: 100 }
    await expect(folderSource(dir, 'production', running)).rejects.toMatchObject({
      code: 'lake-unreachable',
      message: expect.stringContaining('did not send the documents within 0.1 s. Try again'),
    })
  })

  test('is not read when the Lake has ended without releasing its address', async () => {
    const { dir } = await testLake()
    writeOwner(dir, 'http://127.0.0.1:1')
    await expect(folderSource(dir, 'production', { token: TOKEN })).rejects.toMatchObject({
      code: 'lake-unreachable',
      message: expect.stringContaining('does not answer at http://127.0.0.1:1'),
    })
  })

  test('is read through its own Lake when another one has the same token', async () => {
    const [mine, other] = [await testLake(), await testLake()]
    await mine.client.create({ _id: 'minha', _type: 'page' })
    await other.client.create({ _id: 'alheia', _type: 'page' })
    const { documents } = await folderSource(mine.dir, 'production', { token: TOKEN })
    expect(documents.map(({ _id }) => _id)).toEqual(['minha'])
  })
})

test('a folder that an import occupies is not read', async () => {
  const dir = await temporaryDir()
  // A Lake that was killed has left the address that another one has now.
  writeOwner(dir, 'http://127.0.0.1:1')
  const store = openStore(dir)
  onTestFinished(() => store.close())
  await expect(folderSource(dir, 'production', { token: TOKEN })).rejects.toMatchObject({
    code: 'folder-locked',
  })
})

test('the folder of a Lake that has ended is read from its database', async () => {
  const lake = await testLake()
  await lake.client.create({ _id: 'pagina', _type: 'page' })
  await lake.close()
  const { documents } = await folderSource(lake.dir, 'production', { token: undefined })
  expect(documents).toMatchObject([{ _id: 'pagina' }])
})

test.each(['an empty folder', 'a folder that does not exist'])(
  'nothing is exported from %s, and nothing is created',
  async (folder) => {
    const dir = await temporaryDir()
    const asked = folder === 'an empty folder' ? dir : join(dir, 'nada')
    await expect(folderSource(asked, 'production', { token: TOKEN })).rejects.toMatchObject({
      code: 'lake-empty',
      message: expect.stringContaining('Check LAKE_DIR and LAKE_DATASET'),
    })
    expect(await readdir(dir)).toEqual([])
  },
)

test('nothing is exported from a dataset that the Lake does not have', async () => {
  const lake = await testLake()
  await lake.client.create({ _id: 'pagina', _type: 'page' })
  await lake.close()
  await expect(folderSource(lake.dir, 'outro', { token: TOKEN })).rejects.toMatchObject({
    code: 'lake-empty',
  })
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
