import { once } from 'node:events'
import { chmod, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { stepsOf, transact } from '../mutations/transact.ts'
import { startLake } from '../start.ts'
import { connect } from '../testing/client.ts'
import { temporaryDir, testLake } from '../testing/lake.ts'
import { openStore, type Store } from './store.ts'

function create(store: Store, _id: string, attributes = {}) {
  const steps = stepsOf([{ create: { _id, _type: 'plan', ...attributes } }])
  return transact(store.dataset('production'), { steps, author: 'test', select: () => null })
}

describe('a store', () => {
  test('contains the same documents after it is opened again', async () => {
    const dir = await temporaryDir()
    const store = openStore(dir)
    for (const id of ['b', 'a', 'c'])
      await create(store, id, { texto: 'ação 🩺', nested: [{ n: 1.5 }] })
    const before = store.dataset('production').snapshot.all()
    store.close()
    const reopened = openStore(dir)
    expect(reopened.dataset('production').snapshot.all()).toEqual(before)
    expect(reopened.dataset('outro').snapshot.all()).toEqual([])
    reopened.close()
  })

  test('commits even if a listener throws', async () => {
    const store = openStore(await temporaryDir())
    const warned = once(process, 'warning')
    store.dataset('production').onCommit(() => {
      throw new Error('ouvinte com defeito')
    })
    await create(store, 'a')
    expect(store.dataset('production').snapshot.get('a')).toBeDefined()
    expect(String(await warned)).toMatch(/ouvinte com defeito/)
    store.close()
  })

  test('does not change a snapshot with later commits', async () => {
    const store = openStore(await temporaryDir())
    await create(store, 'a')
    const { snapshot } = store.dataset('production')
    await create(store, 'b')
    expect(snapshot.all().map(({ _id }) => _id)).toEqual(['a'])
    expect(snapshot.get('b')).toBeUndefined()
    store.close()
  })
})

describe('a folder', () => {
  test('can be opened by one Lake at a time; the error names its process', async () => {
    const dir = await temporaryDir()
    const store = openStore(dir)
    expect(() => openStore(dir)).toThrow(
      expect.objectContaining({
        code: 'folder-locked',
        message: expect.stringContaining(`process ${process.pid}`),
      }),
    )
    store.close()
    openStore(dir).close()
  })

  test('is an error when it is a file', async () => {
    const file = join(await temporaryDir(), 'arquivo')
    await writeFile(file, 'x')
    expect(() => openStore(file)).toThrow(expect.objectContaining({ code: 'folder-unwritable' }))
  })

  test('is an error when its database is another file, and the file is not changed', async () => {
    const dir = await temporaryDir()
    await writeFile(join(dir, 'lake.sqlite'), 'isto não é um banco de dados'.repeat(100))
    expect(() => openStore(dir)).toThrow(expect.objectContaining({ code: 'folder-corrupt' }))
  })

  test.each(['{"_id":', 'null', '[]'])(
    'is an error that names the document when its JSON is %s',
    async (json) => {
      const dir = await temporaryDir()
      const store = openStore(dir)
      await create(store, 'inteiro')
      await create(store, 'partido')
      store.close()
      const database = new DatabaseSync(join(dir, 'lake.sqlite'))
      database.prepare("UPDATE documents SET json = ? WHERE id = 'partido'").run(json)
      database.close()
      const read = openStore(dir)
      expect(() => read.dataset('production')).toThrow(
        expect.objectContaining({
          code: 'folder-corrupt',
          message: expect.stringContaining('Document "partido"'),
        }),
      )
      read.close()
    },
  )

  test('is readable for its user only, also when an earlier Lake created it otherwise', async () => {
    const dir = join(await temporaryDir(), 'lake')
    const modes = async () => {
      const names = (await readdir(dir)).filter((name) => name.startsWith('lake.sqlite'))
      const found = await Promise.all(
        [dir, ...names.map((name) => join(dir, name))].map((path) => stat(path)),
      )
      return [...new Set(found.map(({ mode }) => (mode & 0o077).toString(8)))]
    }
    const store = openStore(dir)
    await create(store, 'a')
    expect(await modes()).toEqual(['0'])
    store.close()
    await chmod(dir, 0o755)
    await chmod(join(dir, 'lake.sqlite'), 0o644)
    openStore(dir).close()
    expect(await modes()).toEqual(['0'])
  })
})

describe('starting', () => {
  const options = { projectId: 'elos', datasets: ['production'] }

  test('without a folder gives the documents that it gets, and leaves nothing', async () => {
    const folder = await temporaryDir()
    vi.stubEnv('TMPDIR', folder)
    const lake = await startLake({
      documents: [{ _id: 'plano', _type: 'plan', title: 'Familiar' }],
    })
    onTestFinished(lake.close)
    const visitor = connect(lake.url, { projectId: 'local' })
    const found = await visitor.fetch('*[_type == "plan"]{_id, title}')
    expect(found).toEqual([{ _id: 'plano', title: 'Familiar' }])
    expect(await readdir(folder)).toHaveLength(1)
    await lake.close()
    expect(await readdir(folder)).toEqual([])
  })

  test('on a taken port is an error, and releases the folder', async () => {
    const { port } = await testLake()
    const dir = await temporaryDir()
    await expect(startLake({ ...options, dir, port })).rejects.toMatchObject({ code: 'port-taken' })
    openStore(dir).close()
  })

  test.each([
    { projectId: '../x' },
    { datasets: [] },
    { datasets: ['a b'] },
    { port: Number.NaN },
    { port: 70_000 },
    { limits: { queryTime: Number.NaN } },
    { documents: [{ _id: 'a b', _type: 'plan' }] },
    { documents: [{ _id: 'a', _type: '' }] },
    { documents: [{ _id: 'a', _type: 'plan', carrier: { _type: 'reference', _ref: 'ausente' } }] },
  ])('with %o is an error', async (wrong) => {
    const dir = await temporaryDir()
    await expect(startLake({ ...options, dir, ...wrong })).rejects.toMatchObject({
      code: 'invalid-option',
    })
  })
})

test('a write to a full disk changes nothing, and queries are still answered', async () => {
  const { client } = await testLake({ limits: { databaseBytes: 300_000 } })
  await client.create({ _id: 'pequeno', _type: 'plan' })
  const large = client.create({ _id: 'grande', _type: 'plan', text: 'x'.repeat(400_000) })
  await expect(large).rejects.toMatchObject({
    statusCode: 507,
    message: expect.stringMatching(/disk .* full/),
  })
  expect(await client.fetch('*[]._id')).toEqual(['pequeno'])
  await client.create({ _id: 'outro', _type: 'plan' })
  expect(await client.fetch('*[]._id')).toEqual(['outro', 'pequeno'])
})

test('a Lake starts on a full disk, because it writes nothing that it needs', async () => {
  const { dir, ...lake } = await testLake()
  await lake.client.create({ _id: 'plano', _type: 'plan' })
  await lake.close()
  // Writing this file fails as on a full disk.
  await symlink('/dev/full', join(dir, 'lake.pid'))
  const { client } = await testLake({ dir })
  expect(await client.fetch('*[]._id')).toEqual(['plano'])
  expect(await stat(join(dir, 'lake.sqlite-wal'))).toMatchObject({ size: 0 })
})
