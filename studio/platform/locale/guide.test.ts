import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { englishTexts, readGuide } from './testing/englishTexts.ts'

const TOP = join(import.meta.dirname, '../../..')
const guide = readGuide()

const read = (pattern: string) =>
  globSync(pattern, { cwd: TOP }).map((file) => readFileSync(join(TOP, file), 'utf8'))

/** The sources of the Studio, and the translation of what is Sanity's. */
const sources = [
  ...['studio/**/*.{ts,tsx}', 'packages/content/pages/*.ts']
    .flatMap(read)
    .filter((text) => !text.includes("from 'vitest'")),
  ...read('node_modules/@sanity/locale-pt-br/dist/*.js'),
].join('\n')

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
const names = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => oneLine(name))

test('each name in bold stands on a screen of the Studio', () => {
  const shown = oneLine(sources)
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => name !== 'negrito' && !shown.includes(name))).toEqual([])
})

test('each text in italics stands in the code of Sanity, in English', () => {
  const code = read('node_modules/{sanity/lib,@sanity/ui/dist}/*.js').join('\n')
  const texts = englishTexts()
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => !code.includes(`"${text}"`))).toEqual([])
})

test('each section is in the list at the top, and each picture exists', () => {
  const sections = [...guide.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  const listed = [...guide.matchAll(/^- \[(.+?)\]\(#/gm)].map(([, title]) => title)
  expect(listed).toEqual(sections)
  const pictures = [...guide.matchAll(/\]\((pictures\/[^)]+)\)/g)].map(([, path = '']) => path)
  expect(pictures.filter((path) => !existsSync(join(TOP, 'docs', path)))).toEqual([])
})
