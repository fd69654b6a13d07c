import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createGunzip, gzipSync } from 'node:zlib'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import sharp from 'sharp'
import { extract, pack } from 'tar-stream'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { stepsOf, transact } from '../mutations/transact.ts'
import { openStore, type Store } from '../store/store.ts'
import { temporaryDir, testLake } from '../testing/lake.ts'
import { exportArchive } from './export.ts'
import { importArchives } from './import.ts'
import { storeSource } from './source.ts'

// Unpacking takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const options = { projectId: 'elos' }

/** A folder with documents and assets of every kind, and an archive of it. */
async function archived() {
  const lake = await testLake()
  const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const image = await lake.client.assets.upload('image', png, { filename: 'foto.png' })
  const file = await lake.client.assets.upload('file', Buffer.from('tabela'), {
    filename: 'som.mp3',
  })
  const asset = { _type: 'reference', _ref: image._id }
  await lake.client.mutate<Record<string, unknown>>([
    {
      create: {
        _id: 'pagina',
        _type: 'page',
        title: 'Ação 🩺',
        photo: { _type: 'image', asset, hotspot: { x: 0.5, y: 0.25 } },
        // A weak reference with its keys in another order, which the public layout cannot express.
        odd: { asset: { _ref: image._id, _weak: true, _type: 'reference' }, _type: 'image' },
        download: { _type: 'file', asset: { _type: 'reference', _ref: file._id } },
      },
    },
    { create: { _id: 'drafts.pagina', _type: 'page', photo: { alt: 'a', asset } } },
    { create: { _id: 'lead.ana', _type: 'lead', name: 'Ana' } },
  ])
  await lake.client.patch('lead.ana').set({ name: 'Ana Maria' }).commit()
  await lake.close()

  const archive = join(await temporaryDir(), 'conteudo.tar.gz')
  const store = openStore(lake.dir)
  const summary = await exportArchive(storeSource(store, 'production'), archive)
  const documents = contentOf(store)
  store.close()
  return { archive, documents, summary, image, file, png }
}

const contentOf = (store: Store) =>
  store
    .dataset('production')
    .snapshot.all()
    .map((document) => JSON.stringify(document))

async function emptyStore() {
  const store = openStore(await temporaryDir())
  onTestFinished(() => store.close())
  return store
}

async function entriesOf(archive: string) {
  const entries = new Map<string, Buffer>()
  for await (const entry of createReadStream(archive).pipe(createGunzip()).pipe(extract())) {
    entries.set(entry.header.name, await buffer(entry))
  }
  return entries
}

test('importing an export gives the same dataset, byte for byte', async () => {
  const { archive, documents, summary, image, png } = await archived()
  const store = await emptyStore()
  expect(await importArchives(store, 'production', [archive], options)).toEqual(summary)
  expect(contentOf(store)).toEqual(documents)
  const images = join(store.assetsDir('production'), 'images')
  const [name = ''] = await readdir(images)
  expect(image.url.endsWith(name)).toBe(true)
  expect(await readFile(join(images, name))).toEqual(png)
  expect((await readdir(store.dir)).filter((entry) => entry.startsWith('import-'))).toEqual([])
})

test('Sanity’s own import reads the archive, and lake import reads one of Sanity’s own export', async () => {
  const { archive, image, file } = await archived()
  const target = await testLake()
  await sanityImport(createReadStream(archive), { client: target.client, operation: 'create' })
  const page = await target.client.getDocument('pagina')
  expect(page).toMatchObject({
    title: 'Ação 🩺',
    photo: { asset: { _ref: image._id }, hotspot: { x: 0.5, y: 0.25 } },
    download: { asset: { _ref: file._id } },
  })
  expect(await target.client.getDocument(image._id)).toMatchObject({ originalFilename: 'foto.png' })
  expect(await target.client.fetch('count(*)')).toBe(5)

  const path = join(await temporaryDir(), 'hospedado.tar.gz')
  await exportDataset({ client: target.client, dataset: 'production', outputPath: path })

  const store = await emptyStore()
  await importArchives(store, 'production', [path], options)
  const { snapshot } = store.dataset('production')
  expect(snapshot.get('pagina')?.photo).toMatchObject({ asset: { _ref: image._id } })
  expect(snapshot.get(image._id)).toMatchObject({
    _type: 'sanity.imageAsset',
    originalFilename: 'foto.png',
    mimeType: 'image/png',
    metadata: image.metadata,
  })
  expect(snapshot.get(file._id)).toMatchObject({ _type: 'sanity.fileAsset', extension: 'mp3' })
})

test('lake import reads an export of an SVG that the CDN serves without its scripts', async () => {
  const source = await testLake()
  const drawing = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4">${inside}</svg>`)
  const uploaded = await source.client.assets.upload('image', drawing('<script/><rect/>'), {
    filename: 'desenho.svg',
  })
  const photo = { _type: 'image', asset: { _type: 'reference', _ref: uploaded._id } }
  await source.client.create({ _id: 'pagina', _type: 'page', photo })
  const images = join(source.dir, 'assets', 'production', 'images')
  const [name = ''] = await readdir(images)
  await writeFile(join(images, name), drawing('<rect/>'))
  const path = join(await temporaryDir(), 'hospedado.tar.gz')
  await exportDataset({ client: source.client, dataset: 'production', outputPath: path })

  const store = await emptyStore()
  await importArchives(store, 'production', [path], options)
  const { snapshot } = store.dataset('production')
  const hash = createHash('sha1').update(drawing('<rect/>')).digest('hex')
  const id = `image-${hash}-8x4-svg`
  expect(snapshot.get('pagina')?.photo).toEqual({ ...photo, asset: { ...photo.asset, _ref: id } })
  expect(snapshot.get(id)).toMatchObject({ assetId: hash, originalFilename: 'desenho.svg' })
  expect(await readFile(join(store.assetsDir('production'), 'images', `${hash}-8x4.svg`))).toEqual(
    drawing('<rect/>'),
  )
})

test('an import into a dataset that is not empty replaces its documents on request', async () => {
  const { archive, documents } = await archived()
  const store = await emptyStore()
  const steps = stepsOf([{ create: { _id: 'meu', _type: 'page' } }])
  await transact(store.dataset('production'), { steps, author: 'test', select: () => null })
  await importArchives(store, 'production', [archive], { ...options, replace: true })
  expect(contentOf(store)).toEqual(documents)
})

describe('an import changes nothing when it gets', () => {
  const damages: [string, (archive: string) => Promise<void>][] = [
    ['an archive cut short', async (archive) => truncate(archive, 700)],
    ['a file that is not an archive', async (archive) => writeFile(archive, 'texto')],
    ['an archive without documents', (archive) => rewrite(archive, 'data.ndjson', null)],
    ['a line that is not JSON', (archive) => rewrite(archive, 'data.ndjson', '{"_id":')],
    [
      'a document with an invalid id',
      (archive) => rewrite(archive, 'data.ndjson', '{"_id":"/","_type":"a"}'),
    ],
    ['an image that does not match its hash', (archive) => rewrite(archive, '.png', 'trocada')],
  ]
  test.each(damages)('%s', async (_case, damage) => {
    const { archive } = await archived()
    await damage(archive)
    const store = await emptyStore()
    await expect(importArchives(store, 'production', [archive], options)).rejects.toMatchObject({
      code: 'archive-broken',
      message: expect.stringMatching(/nothing was imported/),
    })
    expect(contentOf(store)).toEqual([])
  })

  /** Rewrites the archive with the content of one entry replaced, or without it. */
  async function rewrite(archive: string, suffix: string, content: string | null) {
    const rewritten = pack()
    for (const [name, original] of await entriesOf(archive)) {
      const replaced = name.endsWith(suffix) ? content : original
      if (replaced !== null) rewritten.entry({ name }, replaced)
    }
    rewritten.finalize()
    await writeFile(archive, gzipSync(await buffer(rewritten)))
  }
})

test('an archive that unpacks to far more than it is large is refused without reading it', async () => {
  const bomb = join(await temporaryDir(), 'enorme.tar.gz')
  // The header of a file of 8 GB, which does not follow.
  const header = pack()
  header.entry({ name: 'export/data.ndjson', size: 8 * 1024 ** 3 }).on('error', () => undefined)
  const [bytes] = await once(header, 'data')
  await writeFile(bomb, gzipSync(bytes))
  header.destroy()
  const store = await emptyStore()
  await expect(importArchives(store, 'production', [bomb], options)).rejects.toMatchObject({
    code: 'archive-broken',
    message: expect.stringContaining('too many to read'),
  })
})

test('an archive is readable for its user only', async () => {
  const { archive } = await archived()
  expect((await stat(archive)).mode & 0o077).toBe(0)
})

test('a failed export leaves no file', async () => {
  const store = await emptyStore()
  const dir = await temporaryDir()
  await expect(
    exportArchive(storeSource(store, 'production'), join(dir, 'sem', 'a.tar.gz')),
  ).rejects.toMatchObject({
    code: 'archive-unwritable',
    message: expect.stringContaining(`folder ${join(dir, 'sem')} does not exist`),
  })
  expect(await readdir(dir)).toEqual([])
})

test('an export fails when the file of an asset is missing', async () => {
  const { archive } = await archived()
  const store = await emptyStore()
  await importArchives(store, 'production', [archive], options)
  const folder = join(store.assetsDir('production'), 'images')
  const [name = ''] = await readdir(folder)
  await rm(join(folder, name))
  const dir = await temporaryDir()
  await expect(
    exportArchive(storeSource(store, 'production'), join(dir, 'a.tar.gz')),
  ).rejects.toMatchObject({ code: 'asset-missing', message: expect.stringContaining(name) })
  expect(await readdir(dir)).toEqual([])
})
