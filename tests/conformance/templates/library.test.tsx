import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  contentOf,
  type PageOf,
  type SectionKind,
  type SectionOf,
  structuredData,
  withMarks,
} from '@elos/content'
import { origin, route } from '@elos/content/fixtures/pages'
import { freePageQuery } from '@elos/content/pages/free'
import { timeParams } from '@elos/content/parts/read/timeParams'
import { plainText } from '@elos/content/parts/text/plain'
import type { RichText } from '@elos/content/parts/text/type'
import { dayOf } from '@elos/content/parts/time/day'
import { reviewDocuments } from '@elos/content/review/review'
import { mapSections } from '@elos/content/sections/kinds'
import { lakeOf } from '@elos/content/testing/lake'
import { exampleDocuments, seedDocuments } from '@elos/studio/seed/documents'
import { MAX_LETTERS } from '@elos/studio/types/rules/sections'
import { sections as studioKinds } from '@elos/studio/types/sections/index'
import { renderPage } from '@elos/ui'
import { Sections } from '@elos/ui/templates/Sections'
import { headingLevels, ids, outOfOrder, visibleText } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { markdownOf } from '@elos/web/render/markdown'
import { renderPageDocument } from '@elos/web/render/page'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadAllPages, pages } from '../../firstContent.ts'
import { faultsOf } from '../../structuredDataFaults.ts'
import { groundsOf, meeting } from './groundsOf.ts'

const NOW = new Date('2026-11-28T12:00:00-03:00')
const TOP = join(import.meta.dirname, '../../..')

/** Every run has the same random orders. */
const SEED = 48

const { site } = pages.home

/** The message with which the pages open the chat. */
const CHAT = 'Vim pela página.'

/** The greatest number of sections that the Studio allows a page. */
const MOST_SECTIONS = 12

/** The bytes that the HTML of a page may take compressed. */
const MOST_BYTES = 20 * 1024

type AnySection = SectionOf<SectionKind>

const documents = exampleDocuments()
const lake = lakeOf([...seedDocuments(), ...documents])

async function sectionsOf(id: string, client = lake): Promise<AnySection[]> {
  const result = await client.fetch(freePageQuery, { id, version: '', ...timeParams(NOW) })
  return mapSections(result?.sections ?? null, NOW)
}

const examples = (await Promise.all(documents.map(({ _id }) => sectionsOf(_id)))).flat()

const shown = (sections: AnySection[]) =>
  render(<Sections sections={sections} place={{ site, path: '/' }} />)

describe('the library of sections', () => {
  test('has an example of each kind that staff may place', () => {
    const named = new Set<string>(examples.map(({ kind }) => kind))
    expect([...named].sort()).toEqual(studioKinds.map(({ name }) => name).sort())
    expect(examples).toHaveLength(documents.length)
  })

  test.each(examples)('shows the example $id under its title, by its id', (section) => {
    const markup = shown([section])
    expect(visibleText(markup)).toContain(section.content.heading.title)
    expect(ids(markup)).toContain(section.id)
  })

  test.each(documents)(
    'has staff told when $_id shows nothing, as what it shows is gone',
    async (document) => {
      const alone = JSON.parse(JSON.stringify(document))
      const shown = await sectionsOf(document._id, lakeOf([alone]))
      const told = reviewDocuments([alone], dayOf(NOW)).filter(
        ({ rule }) => rule === 'sectionHidden',
      )
      expect([...shown, ...told]).toHaveLength(1)
    },
  )

  test('leaves out sections of an unknown kind, and those that have nothing to show', () => {
    const kinds = [...studioKinds.map(({ name }) => name), 'carousel']
    const empty = kinds.map((_type) => ({ _type, _key: _type }))
    expect(mapSections(JSON.parse(JSON.stringify(empty)), NOW)).toEqual([])
  })
})

/** A page that staff have composed of these sections. */
function composed(sections: AnySection[]): PageOf<'free'> {
  const { content, notes } = withMarks({
    hero: { title: 'Uma página', lead: [] },
    sections,
    closing: { title: 'O que você faz agora?', text: [], label: 'Pedir cotação' },
    chatMessage: CHAT,
    hasQuoteForm: true,
  })
  const breadcrumb = [{ label: 'Início', action: 'page' as const, href: '/' }]
  const frame = { route: route('/pagina'), site, breadcrumb, related: [], notes }
  return { kind: 'free', ...frame, subject: content }
}

/** The main content of a page, as markup. */
function mainOf(page: PageOf<'free'>): string {
  const markup = render(renderPage(page))
  return markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'))
}

const titlesOf = (sections: AnySection[]) =>
  sections.map(({ content }) => content.heading.title ?? '')

/** The bands of a page from its opening to its closing call. */
const BANDS = 'main > section:not(.Notes)'

const anyOrder = fc.shuffledSubarray(examples, { maxLength: MOST_SECTIONS })

describe('a page of up to twelve sections in any of 200 orders', () => {
  const orders = fc.sample(anyOrder, { numRuns: 200, seed: SEED })
  const made = orders.map((sections) => {
    const page = composed(sections)
    return { sections, page, markup: mainOf(page) }
  })

  test('has one main heading, skips no level, has no id twice and no ground beside itself', () => {
    for (const { sections, markup } of made) {
      const grounds = groundsOf(markup, BANDS)
      expect(grounds.filter((own) => own.length > 0)).toHaveLength(sections.length + 2)
      expect(meeting(grounds)).toEqual([])
      const [first, ...levels] = headingLevels(markup)
      expect(first).toBe(1)
      expect(levels).not.toContain(1)
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
      expect(new Set(ids(markup)).size).toBe(ids(markup).length)
    }
  })

  test('has each section in Markdown, in its order', () => {
    for (const { sections, markup } of made)
      expect(outOfOrder(markdownOf(markup, origin), titlesOf(sections))).toEqual([])
  })

  test('has valid structured data, with a list of questions where it has some', async () => {
    for (const { sections, page } of made) {
      const things = JSON.parse(JSON.stringify(structuredData(page, origin)))
      const isAsked = sections.some(({ kind }) => kind === 'questions')
      const types = isAsked ? ['FAQPage', 'BreadcrumbList'] : ['BreadcrumbList']
      expect(things.map((thing: { '@type': string }) => thing['@type'])).toEqual(types)
      expect(await faultsOf(things)).toEqual([])
    }
  })
})

describe('a page of all kinds of section', () => {
  const asked = examples.filter(({ kind }) => kind === 'questions')
  const again = asked.map((section) => ({ ...section, id: `${section.id}-again` }))
  const page = composed([...examples, ...again])

  test('has valid structured data, with one list of the questions of all its sections', async () => {
    const things = structuredData(page, origin)
    const lists = things.filter((thing) => thing['@type'] === 'FAQPage')
    const questions = asked.flatMap((section) => contentOf('questions', [section])?.items ?? [])
    expect(lists).toMatchObject([{ mainEntity: { length: 2 * questions.length } }])
    expect(await faultsOf(JSON.parse(JSON.stringify(things)))).toEqual([])
  })

  test('opens the chat with its own message wherever it leads there', () => {
    const said = [...mainOf(page).matchAll(/href="https:\/\/wa\.me\/[^?"]*\?text=([^"]*)"/g)]
    expect(said.length).toBeGreaterThan(1)
    expect(new Set(said.map(([, text = '']) => decodeURIComponent(text)))).toEqual(new Set([CHAT]))
  })
})

describe('the document of a page that staff compose weighs at most 20 KB compressed', () => {
  const weightOf = async (sections: AnySection[]) =>
    gzipSync((await renderPageDocument(composed(sections))).html).length

  test('with the twelve longest examples', async () => {
    const byLength = examples.toSorted((one, other) => lengthOf(other) - lengthOf(one))
    expect(await weightOf(byLength.slice(0, MOST_SECTIONS))).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('with as many letters as it may have', async () => {
    const articles = (await loadAllPages()).filter((page) => page.kind === 'article')
    const body = firstLetters(articles.flatMap(({ subject }) => subject.body))
    const heading = { title: 'Um texto' }
    const text = { kind: 'prose' as const, id: 'texto', content: { heading, body } }
    expect(await weightOf([text])).toBeLessThanOrEqual(MOST_BYTES)
  })
})

const lengthOf = (section: AnySection) => shown([section]).length

/** The beginning of a text, with as many letters as the Studio allows a page. */
function firstLetters(text: RichText): RichText {
  let letters = 0
  return text.filter((item) => {
    letters += plainText([item]).length
    return letters <= MAX_LETTERS
  })
}

describe('the recipe for a kind of section', () => {
  const contributing = readFileSync(join(TOP, 'CONTRIBUTING.md'), 'utf8')
  const [, recipe = ''] = contributing.match(/### A new kind of section\n(.*?)\n### /s) ?? []
  const files = [...recipe.matchAll(/`([\w/]+\/<kind>\.\w+)`/g)].map(([, path = '']) => path)
  const registries = [...recipe.matchAll(/`([\w/]+\.tsx?)`: /g)].map(([, path = '']) => path)

  test('names four files that are called as the kind, and three registries', () => {
    expect(files).toHaveLength(4)
    expect(registries).toHaveLength(3)
  })

  test.each(studioKinds.map(({ name }) => name))('was followed for %s', (kind) => {
    const missing = files.filter((path) => !existsSync(join(TOP, path.replace('<kind>', kind))))
    expect(missing).toEqual([])
    for (const path of registries)
      expect(readFileSync(join(TOP, path), 'utf8'), path).toMatch(new RegExp(`\\b${kind}\\b`))
  })
})
