import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { PageFiles } from './pageFiles.ts'
import { encodeBody, type StoredAnswer } from './storedAnswer.ts'
import { timeOf } from './validator.ts'

beforeEach(() => {
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockReturnValue()
})

const HTML = 'text/html; charset=utf-8'

async function page(text: string, about: Partial<StoredAnswer> = {}): Promise<StoredAnswer> {
  const body = Buffer.from(text.repeat(100))
  return {
    status: 200,
    headers: { 'content-type': HTML },
    ...(await encodeBody(body, HTML)),
    tags: ['doc:a'],
    expiresAt: 1000,
    freshUntil: null,
    isStale: false,
    ...about,
  }
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'elos-pages-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Every file of a folder, by its path in it, sorted. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .sort()
}

/** Keeps answers in a folder until all is written, as a front does until it ends. */
async function keep(folder: string, answers: Record<string, StoredAnswer>, build = 'b1') {
  const files = new PageFiles(folder, build)
  await files.read()
  for (const [path, answer] of Object.entries(answers)) files.put(path, answer)
  await files.finished()
  return files
}

describe('what is kept', () => {
  test('is there for the next process of the same build, in every coding', async () => {
    const folder = await emptyFolder()
    const kept = await page('olá', {
      freshUntil: 7,
      headers: { 'content-type': HTML, link: ['a', 'b'] },
    })
    await keep(folder, { '/': kept, '/blog/rss.xml': kept })
    const read = await new PageFiles(folder, 'b1').read()
    expect([...read.keys()].sort()).toEqual(['/', '/blog/rss.xml'])
    expect(read.get('/')).toEqual(kept)
    expect(kept.bodies.br).toBeDefined()
  })

  test('of another build is ignored and removed', async () => {
    const folder = await emptyFolder()
    await keep(folder, { '/': await page('olá') })
    expect(await new PageFiles(folder, 'b2').read()).toEqual(new Map())
    expect(await readdir(join(folder, 'answers'))).toEqual([])
  })

  test.each<[string, (content: Buffer) => Buffer]>([
    ['was cut', (content) => content.subarray(0, -1)],
    ['has another byte', (content) => Buffer.concat([content.subarray(0, -1), Buffer.from('x')])],
    ['is empty', () => Buffer.alloc(0)],
    ['is something else', () => Buffer.from('{"format":1}\n')],
  ])('and %s is ignored and removed, and the other pages are read', async (_, damage) => {
    const folder = await emptyFolder()
    const files = await keep(folder, { '/a': await page('a') })
    const [name = ''] = await readdir(join(folder, 'answers'))
    const file = join(folder, 'answers', name)
    files.put('/b', await page('b'))
    await files.finished()
    await writeFile(file, damage(await readFile(file)))
    const read = await new PageFiles(folder, 'b1').read()
    expect([...read.keys()]).toEqual(['/b'])
    expect(console.warn).toHaveBeenCalledTimes(1)
    expect(await readdir(join(folder, 'answers'))).not.toContain(name)
  })

  test('is no other status than 200, and is removed when the path gets one', async () => {
    const folder = await emptyFolder()
    const missing = await page('não existe', { status: 404 })
    const files = await keep(folder, { '/a': await page('a'), '/unknown': missing })
    expect((await filesIn(folder)).filter((file) => file.includes('unknown'))).toEqual([])
    files.put('/a', missing)
    await files.finished()
    expect(await filesIn(folder)).toEqual([])
  })

  test('stays in memory alone when it cannot be written', async () => {
    const folder = await emptyFolder()
    const blocked = join(folder, 'file')
    await writeFile(blocked, '')
    const files = await keep(blocked, { '/': await page('olá') })
    await files.replaced()
    expect(console.error).toHaveBeenCalled()
  })
})

describe('the files for a web server', () => {
  test('are the page in each coding, and tell the time that its validator is made of', async () => {
    const folder = await emptyFolder()
    const kept = await page('olá')
    await keep(folder, { '/': kept, '/blog/artigo': kept })
    const root = join(folder, 'files')
    const ends = ['', '.br', '.gz']
    expect(await filesIn(root)).toEqual(
      ['/blog/artigo/index.html', '/index.html'].flatMap((file) => ends.map((end) => file + end)),
    )
    const read = (end: string) => readFile(join(root, `index.html${end}`))
    const { identity } = kept.bodies
    expect(await read('')).toEqual(identity)
    expect(gunzipSync(await read('.gz'))).toEqual(identity)
    expect(brotliDecompressSync(await read('.br'))).toEqual(identity)
    for (const end of ends) {
      const { mtimeMs } = await stat(join(root, `index.html${end}`))
      expect(mtimeMs).toBe(timeOf(kept.hash) * 1000)
    }
  })

  test('are of pages and of the data that pages fetch, whatever else is kept', async () => {
    const folder = await emptyFolder()
    const kept = await page('olá')
    const paths = ['/amil-saude.md', '/Maiúscula', '/a b', '/dados.json', '/llms.txt']
    await keep(folder, Object.fromEntries(paths.map((path) => [path, kept])))
    expect((await readdir(join(folder, 'answers'))).length).toBe(paths.length)
    expect(await filesIn(join(folder, 'files'))).toEqual([
      '/dados.json',
      '/dados.json.br',
      '/dados.json.gz',
    ])
  })

  test('are never older than what was put, while the next one is being compressed', async () => {
    const folder = await emptyFolder()
    const files = await keep(folder, { '/a': await page('um') })
    const next = await page('dois')
    files.put('/a', next)
    await files.replaced()
    const root = join(folder, 'files', 'a')
    expect(await readFile(join(root, 'index.html'))).toEqual(next.bodies.identity)
    expect(gunzipSync(await readFile(join(root, 'index.html.gz')))).toEqual(next.bodies.identity)
    const old = (await readdir(root)).includes('index.html.br')
      ? brotliDecompressSync(await readFile(join(root, 'index.html.br')))
      : null
    expect([null, next.bodies.identity]).toContainEqual(old)
    await files.finished()
  })

  test('end as the last answer that was put, however many come at once', async () => {
    const folder = await emptyFolder()
    const files = await keep(folder, {})
    const versions = await Promise.all(['um', 'dois', 'três'].map((text) => page(text)))
    for (const version of versions) files.put('/a', version)
    files.put('/a', undefined)
    for (const version of versions) files.put('/a', version)
    await files.finished()
    const last = versions.at(-1)?.bodies.identity
    expect(await readFile(join(folder, 'files', 'a', 'index.html'))).toEqual(last)
    expect((await new PageFiles(folder, 'b1').read()).get('/a')?.bodies.identity).toEqual(last)
  })

  test('that no answer stands for any more are removed, the site’s own files stay', async () => {
    const folder = await emptyFolder()
    const kept = await page('olá')
    await keep(folder, { '/': kept, '/velha': kept, '/dados.json': kept })
    const files = await keep(folder, { '/': kept }, 'b2')
    await files.writeFiles(new Map([['/estilo/site-12345678.css', kept]]))
    const unfinished = join(folder, 'files', '.index.html.1')
    await writeFile(unfinished, '')
    await files.removeOthers()
    expect(await filesIn(join(folder, 'files'))).toContain('/.index.html.1')
    await files.removeOthers(Date.now() + 120_000)
    const left = new Set(
      (await filesIn(join(folder, 'files'))).map((file) => file.replace(/\.(gz|br)$/, '')),
    )
    expect([...left]).toEqual(['/estilo/site-12345678.css', '/index.html'])
  })
})
