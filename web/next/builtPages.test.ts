import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBuiltPages } from './builtPages.ts'

test('the pages of a build are read in the order of their paths, and nothing else of it', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'elos-build-'))
  onTestFinished(() => rm(dist, { recursive: true, force: true }))
  await mkdir(join(dist, 'server/app/blog'), { recursive: true })
  const files = {
    'vida.body': '<!DOCTYPE html>vida',
    'blog/artigo.body': '<!DOCTYPE html>artigo',
    'blog.body': '<!DOCTYPE html>blog',
    'blog.meta': '{}',
    'lgpd.body': '',
    'sitemap.xml.body': '<?xml version="1.0"?>',
    'previa.html': '<!DOCTYPE html>',
  }
  for (const [name, text] of Object.entries(files))
    await writeFile(join(dist, 'server/app', name), text)
  const pages = await readBuiltPages(dist)
  expect(pages.map(String)).toEqual([
    '<!DOCTYPE html>blog',
    '<!DOCTYPE html>artigo',
    '<!DOCTYPE html>vida',
  ])
})

test('a build without pages has none', async () => {
  expect(await readBuiltPages('/nao-existe')).toEqual([])
})
