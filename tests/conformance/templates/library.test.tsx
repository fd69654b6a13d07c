import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type PageOf,
  type SectionKind,
  type SectionOf,
  structuredData,
  withMarks,
} from '@elos/content'
import { origin, route, site } from '@elos/content/fixtures/pages'
import { freePageQuery } from '@elos/content/pages/free'
import { timeParams } from '@elos/content/parts/read/timeParams'
import { mapSections } from '@elos/content/sections/kinds'
import { lakeOf } from '@elos/content/testing/lake'
import { exampleDocuments, seedDocuments } from '@elos/studio/seed/documents'
import { sections as studioKinds } from '@elos/studio/types/sections/index'
import { renderPage } from '@elos/ui'
import { Sections } from '@elos/ui/templates/Sections'
import { headingLevels, ids, outOfOrder, visibleText } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { markdownOf } from '@elos/web/render/markdown'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../structuredDataFaults.ts'
import { groundsOf, meeting } from './groundsOf.ts'

const NOW = new Date('2026-11-28T12:00:00-03:00')
const TOP = join(import.meta.dirname, '../../..')

type AnySection = SectionOf<SectionKind>

const documents = exampleDocuments()
const lake = lakeOf([...seedDocuments(), ...documents])

async function loadExample(id: string): Promise<AnySection[]> {
  const result = await lake.fetch(freePageQuery, { id, version: '', ...timeParams(NOW) })
  return mapSections(result?.sections ?? null, NOW)
}

const examples = (await Promise.all(documents.map(({ _id }) => loadExample(_id)))).flat()

const shown = (sections: AnySection[]) =>
  render(<Sections sections={sections} place={{ site, path: '/' }} chatMessage="Olá!" />)

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
    chatMessage: 'Vim pela página.',
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

/** The bands of a page from its opening to its closing call. */
const BANDS = 'main > section:not(.Notes)'

describe('a page of up to twelve sections in any order', () => {
  test('has one main heading, skips no level, has no id twice and no ground beside itself', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(examples, { maxLength: 12 }), (sections) => {
        const markup = mainOf(composed(sections))
        const grounds = groundsOf(markup, BANDS)
        expect(grounds.filter((own) => own.length > 0)).toHaveLength(sections.length + 2)
        expect(meeting(grounds)).toEqual([])
        const [first, ...levels] = headingLevels(markup)
        expect(first).toBe(1)
        expect(levels).not.toContain(1)
        for (const [index, level] of levels.entries())
          expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
        expect(new Set(ids(markup)).size).toBe(ids(markup).length)
      }),
      { numRuns: 200 },
    )
  })

  test('has each section in Markdown, and valid structured data with one list of questions', async () => {
    const page = composed(examples)
    const titles = examples.map(({ content }) => content.heading.title ?? '')
    expect(outOfOrder(markdownOf(mainOf(page), origin), titles)).toEqual([])
    const things = structuredData(page, origin)
    expect(things.filter((thing) => thing['@type'] === 'FAQPage')).toHaveLength(1)
    expect(await faultsOf(JSON.parse(JSON.stringify(things)))).toEqual([])
  })
})

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
