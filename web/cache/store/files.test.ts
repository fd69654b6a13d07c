import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Answer } from './answer.ts'
import { PageFiles } from './files.ts'
import { timeOf } from './send.ts'
import { textAnswer } from './testing/answer.ts'

const page = (text: string, about: Partial<Answer> = {}) => textAnswer(text.repeat(1000), about)

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'elos-pages-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Returns every file of a folder, by its path in it, sorted. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .sort()
}

/** Keeps answers in a folder until all is written, as a site does until it ends. */
async function keep(folder: string, answers: Record<string, Answer>, build = 'b1') {
  const files = new PageFiles(folder, build)
  await files.read()
  for (const [path, answer] of Object.entries(answers)) files.put(path, answer)
  await files.replaced()
  return files
}

describe('an answer that is kept', () => {
  test('is there for the next process of the same build', async () => {
    const folder = await emptyFolder()
    const kept = page('olá', { freshUntil: 7 })
    await keep(folder, { '/': kept, '/blog/rss.xml': kept, '/social/amil-saude.png': kept })
    const read = await new PageFiles(folder, 'b1').read()
    expect([...read.keys()].sort()).toEqual(['/', '/blog/rss.xml', '/social/amil-saude.png'])
    expect(read.get('/')).toEqual(kept)
  })

  test('is not read by another build', async () => {
    const folder = await emptyFolder()
    await keep(folder, { '/': page('olá') })
    expect(await new PageFiles(folder, 'b2').read()).toEqual(new Map())
  })

  test.each([
    ['body was cut', 'files/a/index.html'],
    ['description was cut', 'answers'],
  ])('and whose %s is ignored, and the other pages are read', async (_, place) => {
    const folder = await emptyFolder()
    const files = await keep(folder, { '/a': page('a') })
    const [name = ''] = await readdir(join(folder, 'answers'))
    const file = place === 'answers' ? join(folder, place, name) : join(folder, place)
    files.put('/b', page('b'))
    await files.replaced()
    await writeFile(file, (await readFile(file)).subarray(0, -5))
    const warn = vi.spyOn(console, 'warn')
    const read = await new PageFiles(folder, 'b1').read()
    expect([...read.keys()]).toEqual(['/b'])
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('has a file for a web server while its status is 200, and is there for the next process with any', async () => {
    const folder = await emptyFolder()
    const missing = page('não existe', { status: 404 })
    const moved = textAnswer('', { status: 308, headers: { location: '/b' } })
    const files = await keep(folder, { '/a': page('a'), '/404': missing, '/velha': moved })
    files.put('/a', missing)
    await files.replaced()
    expect(await filesIn(join(folder, 'files'))).toEqual([])
    const read = await new PageFiles(folder, 'b1').read()
    expect(Object.fromEntries(read)).toEqual({ '/a': missing, '/404': missing, '/velha': moved })
    for (const path of read.keys()) files.put(path, undefined)
    await files.replaced()
    expect(await filesIn(folder)).toEqual([])
  })

  test('stays in memory alone when it cannot be written, and the problem is told until one can', async () => {
    const folder = await emptyFolder()
    const blocked = join(folder, 'file')
    await writeFile(blocked, '')
    const files = await keep(blocked, { '/': page('olá') })
    expect(files.problem).toMatch(/ENOTDIR|EEXIST/)
    await rm(blocked)
    files.put('/', page('outra'))
    await files.replaced()
    expect(files.problem).toBeNull()
  })

  test.each(['/Maiúscula', '/a b', '/../fora', '/a/../b'])('is not that of %s', async (path) => {
    const folder = await emptyFolder()
    await keep(folder, { [path]: page('olá') })
    expect(await filesIn(folder)).toEqual([])
  })
})

describe('the files for a web server', () => {
  test('are the page as it is, and tell the time that its validator is made of', async () => {
    const folder = await emptyFolder()
    const kept = page('olá')
    await keep(folder, { '/': kept, '/blog/artigo': kept })
    const root = join(folder, 'files')
    const files = await filesIn(root)
    expect(files).toEqual(['/blog/artigo/index.html', '/index.html'])
    for (const file of files) {
      expect(await readFile(join(root, file))).toEqual(kept.body)
      expect((await stat(join(root, file))).mtimeMs).toBe(timeOf(kept.hash) * 1000)
    }
  })

  test('end as the last answer that was put, however many come at once', async () => {
    const folder = await emptyFolder()
    const files = await keep(folder, {})
    const versions = ['um', 'dois', 'três'].map((text) => page(text))
    for (const version of versions) files.put('/a', version)
    files.put('/a', undefined)
    for (const version of versions) files.put('/a', version)
    await files.replaced()
    const last = versions.at(-1)?.body
    expect(await readFile(join(folder, 'files', 'a', 'index.html'))).toEqual(last)
    expect((await new PageFiles(folder, 'b1').read()).get('/a')?.body).toEqual(last)
  })

  test('are removed when nobody publishes their page, those of another replica and the own ones stay', async () => {
    const folder = await emptyFolder()
    const gone = page('velha')
    await keep(folder, {
      '/': page('olá'),
      '/velha': gone,
      '/velha.md': gone,
      '/velha/rss.xml': gone,
    })
    await keep(folder, { '/de-outra': page('outra') }, 'b2')
    const styles = await emptyFolder()
    await writeFile(join(styles, 'site.css'), 'a{}')
    const files = await keep(folder, {})
    await files.copyPublic(styles)
    const unfinished = join(folder, 'files', '.index.html.1')
    await writeFile(unfinished, '')
    const isPublished = (path: string) => !path.startsWith('/velha')
    await files.removeOthers(isPublished)
    expect(await filesIn(join(folder, 'files'))).toContain('/.index.html.1')
    await files.removeOthers(isPublished, Date.now() + 120_000)
    const left = await filesIn(join(folder, 'files'))
    expect(left).toEqual(['/de-outra/index.html', '/index.html', '/site.css'])
  })
})
