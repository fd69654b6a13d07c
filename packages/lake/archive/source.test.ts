import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { writeOwner } from '../store/owner.ts'
import { openStore } from '../store/store.ts'
import { TOKEN, temporaryDir, testLake } from '../testing/lake.ts'
import { folderSource } from './source.ts'

describe('the folder of a running Lake', () => {
  test.each([
    ['without a token', undefined, 'set LAKE_TOKEN'],
    ['with another token', 'outro', 'answered 401. Check LAKE_TOKEN and LAKE_DATASET'],
  ])('is not read %s', async (_, token, message) => {
    const { dir } = await testLake()
    await expect(folderSource(dir, 'production', token)).rejects.toMatchObject({
      code: 'lake-unreachable',
      message: expect.stringContaining(message),
    })
  })

  test('is not read when the Lake has ended without releasing its address', async () => {
    const { dir } = await testLake()
    writeOwner(dir, 'http://127.0.0.1:1')
    await expect(folderSource(dir, 'production', TOKEN)).rejects.toMatchObject({
      code: 'lake-unreachable',
      message: expect.stringContaining('does not answer at http://127.0.0.1:1'),
    })
  })

  test('is read through its own Lake when another one has the same token', async () => {
    const [mine, other] = [await testLake(), await testLake()]
    await mine.client.create({ _id: 'minha', _type: 'page' })
    await other.client.create({ _id: 'alheia', _type: 'page' })
    const { documents } = await folderSource(mine.dir, 'production', TOKEN)
    expect(documents.map(({ _id }) => _id)).toEqual(['minha'])
  })
})

test('a folder that an import occupies is not read', async () => {
  const dir = await temporaryDir()
  // A Lake that was killed has left the address that another one has now.
  writeOwner(dir, 'http://127.0.0.1:1')
  const store = openStore(dir)
  onTestFinished(() => store.close())
  await expect(folderSource(dir, 'production', TOKEN)).rejects.toMatchObject({
    code: 'folder-locked',
  })
})

test('the folder of a Lake that has ended is read from its database', async () => {
  const lake = await testLake()
  await lake.client.create({ _id: 'pagina', _type: 'page' })
  await lake.close()
  const { documents } = await folderSource(lake.dir, 'production', undefined)
  expect(documents).toMatchObject([{ _id: 'pagina' }])
})

test.each(['an empty folder', 'a folder that does not exist'])(
  'nothing is exported from %s, and nothing is created',
  async (folder) => {
    const dir = await temporaryDir()
    const asked = folder === 'an empty folder' ? dir : join(dir, 'nada')
    await expect(folderSource(asked, 'production', TOKEN)).rejects.toMatchObject({
      code: 'lake-empty',
      message: expect.stringContaining('Check LAKE_DIR and LAKE_DATASET'),
    })
    expect(await readdir(dir)).toEqual([])
  },
)
