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
import { describe, expect, test, vi } from 'vitest'
import { stepsOf, transact } from '../mutations/transact.ts'
import type { LakeDocument } from '../store/document.ts'
import { openStore, type Store } from '../store/store.ts'
import { temporaryDir, testLake } from '../testing/lake.ts'
import { exportArchive } from './export.ts'
import { importArchives } from './import.ts'
import { separatePrivate } from './privateDocuments.ts'
import { resetLake } from './reset.ts'
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
  return openStore(await temporaryDir())
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
  store.close()
})

test('the archive has the layout of a Sanity export', async () => {
  const { archive, image, file } = await archived()
  const entries = await entriesOf(archive)
  const imageName = image._id.slice('image-'.length).replace(/-png$/, '.png')
  const fileName = file._id.slice('file-'.length).replace(/-mp3$/, '.mp3')
  expect([...entries.keys()].sort()).toEqual([
    'conteudo/assets.json',
    'conteudo/data.ndjson',
    `conteudo/files/${fileName}`,
    `conteudo/images/${imageName}`,
    'conteudo/lake.json',
  ])
  const lines = String(entries.get('conteudo/data.ndjson')).trimEnd().split('\n')
  const documents = lines.map((line) => JSON.parse(line))
  expect(documents.map(({ _id }) => _id)).toEqual(['drafts.pagina', 'lead.ana', 'pagina'])
  expect(documents[2].photo).toEqual({
    _type: 'image',
    _sanityAsset: `image@file://./images/${imageName}`,
    hotspot: { x: 0.5, y: 0.25 },
  })
  const assets = JSON.parse(String(entries.get('conteudo/assets.json')))
  expect(assets[`image-${image.sha1hash}`]).toMatchObject({ originalFilename: 'foto.png' })
})

test('Sanity’s own import reads the archive', async () => {
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
})

test('lake import reads an archive of Sanity’s own export', async () => {
  const { archive, image, file } = await archived()
  const source = await testLake()
  await sanityImport(createReadStream(archive), { client: source.client, operation: 'create' })
  const path = join(await temporaryDir(), 'hospedado.tar.gz')
  await exportDataset({ client: source.client, dataset: 'production', outputPath: path })

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
  store.close()
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
  store.close()
})

describe('an import into a dataset that is not empty', () => {
  async function filled() {
    const store = await emptyStore()
    const steps = stepsOf([{ create: { _id: 'meu', _type: 'page' } }])
    transact(store.dataset('production'), { steps, author: 'test', select: () => null })
    return store
  }

  test('is refused', async () => {
    const { archive } = await archived()
    const store = await filled()
    const before = contentOf(store)
    await expect(importArchives(store, 'production', [archive], options)).rejects.toMatchObject({
      code: 'lake-not-empty',
    })
    expect(contentOf(store)).toEqual(before)
    store.close()
  })

  test('replaces its documents on request', async () => {
    const { archive, documents } = await archived()
    const store = await filled()
    await importArchives(store, 'production', [archive], { ...options, replace: true })
    expect(contentOf(store)).toEqual(documents)
    store.close()
  })
})

describe('an import changes nothing when it gets', () => {
  test('a file that is missing', async () => {
    const store = await emptyStore()
    await expect(
      importArchives(store, 'production', ['/nada.tar.gz'], options),
    ).rejects.toMatchObject({ code: 'archive-missing' })
    store.close()
  })

  const damages: [string, (archive: string) => Promise<void>][] = [
    ['an archive cut short', async (archive) => truncate(archive, 700)],
    ['a file that is not an archive', async (archive) => writeFile(archive, 'texto')],
    ['an archive without documents', (archive) => rewrite(archive, 'data.ndjson', null)],
    ['a line that is not JSON', (archive) => rewrite(archive, 'data.ndjson', '{"_id":')],
    ['a document without a type', (archive) => rewrite(archive, 'data.ndjson', '{"_id":"a"}')],
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
    store.close()
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
  store.close()
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
  store.close()
})

test.each(['images', 'files'])('an export fails when one of the %s is missing', async (kind) => {
  const { archive } = await archived()
  const store = await emptyStore()
  await importArchives(store, 'production', [archive], options)
  const folder = join(store.assetsDir('production'), kind)
  const [name = ''] = await readdir(folder)
  await rm(join(folder, name))
  const dir = await temporaryDir()
  await expect(
    exportArchive(storeSource(store, 'production'), join(dir, 'a.tar.gz')),
  ).rejects.toMatchObject({ code: 'asset-missing', message: expect.stringContaining(name) })
  expect(await readdir(dir)).toEqual([])
  store.close()
})

describe('content and private records are separated', () => {
  const document = (_id: string, attributes = {}): LakeDocument => {
    const times = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
    return { _id, _type: 'any', _rev: 'r', ...times, ...attributes }
  }
  const image = (letter: string) => `image-${letter.repeat(40)}-8x4-png`
  const using = (_ref: string) => ({ photos: [{ asset: { _type: 'reference', _ref } }] })

  test('a record is one under every id that needs a token, drafts of content excepted', () => {
    const content = ['drafts.pagina', 'pagina', 'versions.r1.pagina']
    const records = ['consent.ana', 'drafts.lead.ana', 'lead.ana', 'versions.r1.lead.ana']
    const separated = separatePrivate({
      documents: [...content, ...records].map((id) => document(id)),
      assetsDir: '',
    })
    expect(separated.content.documents.map(({ _id }) => _id)).toEqual(content)
    expect(separated.records.documents.map(({ _id }) => _id)).toEqual(records)
  })

  test('a file that only a record uses goes with it', () => {
    const documents = [
      document(image('a')),
      document(image('b')),
      document(image('c')),
      document('lead.ana', using(image('a'))),
      document('lead.bia', using(image('b'))),
      document('pagina', using(image('b'))),
    ]
    const { content, records } = separatePrivate({ documents, assetsDir: '' })
    expect(content.documents.map(({ _id }) => _id)).toEqual([image('b'), image('c'), 'pagina'])
    expect(records.documents.map(({ _id }) => _id)).toEqual([image('a'), 'lead.ana', 'lead.bia'])
  })
})

test('reset deletes the Lake’s files from the folder, and no others', async () => {
  const lake = await testLake()
  await lake.client.create({ _type: 'page' })
  await lake.client.assets.upload('file', Buffer.from('a'))
  await writeFile(join(lake.dir, 'meu.txt'), 'fica')
  await expect(resetLake(lake.dir)).rejects.toMatchObject({ code: 'folder-locked' })
  await lake.close()
  await resetLake(lake.dir)
  expect(await readdir(lake.dir)).toEqual(['meu.txt'])
})
