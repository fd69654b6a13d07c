import type { Claim, Page, Section } from '@elos/content'
import { renderPage } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import { type Document, Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { loadAllPages } from '../../firstContent.ts'

/** The kinds of page that are made of sections. Long texts may name a figure where they need it. */
const COMPOSED = ['home', 'carrier', 'plan', 'product', 'partner'] as const

type Composed = Extract<Page, { kind: (typeof COMPOSED)[number] }>

const isComposed = (page: Page): page is Composed => COMPOSED.some((kind) => kind === page.kind)

const composed = (await loadAllPages()).filter(isComposed)

/** What a section is to the eye: its kind, and its look if it has several. */
const lookOf = ({ kind, content }: Section): string =>
  'look' in content ? `${kind} ${content.look}` : kind

test('no two templates share their sequence of sections', () => {
  const templates = new Map<string, Set<Page['kind']>>()
  for (const { kind, subject } of composed) {
    const sequence = subject.sections.map(lookOf).join(', ')
    templates.set(sequence, (templates.get(sequence) ?? new Set()).add(kind))
  }
  expect(templates.size).toBeGreaterThanOrEqual(COMPOSED.length)
  expect([...templates].filter(([, kinds]) => kinds.size > 1)).toEqual([])
})

/** The main content of a page without what stands beside it: its index, drawings, notes on figures, prices, related pages. */
function saidOn(page: Page): Document {
  const { document } = new Window()
  document.body.innerHTML = render(renderPage(page)).replaceAll('<', ' <')
  const beside =
    'header.Header, footer, .Footer, .Related, .BackBar, .PageIndex, form, dialog, [aria-hidden="true"], .price, .ClaimNotes, .Notes, .scale'
  for (const element of document.querySelectorAll(beside)) element.remove()
  return document
}

const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim()

const isClaim = (value: object): value is Claim => 'compactText' in value

/** The claims of a page that are figures, and no prices. */
function figuresOf(value: unknown): Claim[] {
  if (typeof value !== 'object' || value === null) return []
  if (!isClaim(value)) return Object.values(value).flatMap(figuresOf)
  return value.kind !== 'price' && /\d/.test(value.text) ? [value] : []
}

/** The figures of a page, the longest first, each with the ids of the claims that say it: 'até 30 dias'. */
function statedFigures(page: Page): [figure: string, ids: Set<string>][] {
  const stated = new Map<string, Set<string>>()
  for (const { text, id } of figuresOf(page.subject)) {
    const figure = collapsed(text)
    stated.set(figure, (stated.get(figure) ?? new Set()).add(id))
  }
  return [...stated].toSorted(([one], [other]) => other.length - one.length)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const wordsOf = (figure: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])${escaped(figure)}(?![\p{L}\d])`, 'giu')

/** The figures that a text states more often than there are claims that say them. '24 horas' is none of its own within 'até 24 horas'. */
function repeatedFigures(text: string, figures: [figure: string, ids: Set<string>][]): string[] {
  let left = text
  return figures.flatMap(([figure, ids]) => {
    const count = left.match(wordsOf(figure))?.length ?? 0
    left = left.replace(wordsOf(figure), ' ')
    return count > ids.size ? [figure] : []
  })
}

test('a figure is found that a text states twice, and not the one within it', () => {
  const figures: [string, Set<string>][] = [
    ['até 24 horas', new Set(['one'])],
    ['24 horas', new Set(['other'])],
  ]
  const text = 'Em até 24 horas, e atendimento 24 horas.'
  expect(repeatedFigures(text, figures)).toEqual([])
  expect(repeatedFigures(`${text} Sim: até 24 horas.`, figures)).toEqual(['até 24 horas'])
})

/** The kinds of page that say each figure once. The answers of home name figures, and partners read their commission thrice. */
const SAYS_ONCE: readonly Page['kind'][] = ['carrier', 'plan', 'product']

const once = composed.filter(({ kind }) => SAYS_ONCE.includes(kind))

test.each(composed.map((page) => [page.route.path, page] as const))(
  '%s states no item of a list twice',
  (_path, page) => {
    const said = saidOn(page)
    const items = [...said.querySelectorAll('main li')].map((item) => collapsed(item.textContent))
    expect(items.length).toBeGreaterThan(5)
    expect(items.filter((item, index) => items.indexOf(item) !== index)).toEqual([])
  },
)

test.each(once.map((page) => [page.route.path, page] as const))(
  '%s states no figure twice beside its prices',
  (_path, page) => {
    const said = collapsed(saidOn(page).body.textContent)
    expect(repeatedFigures(said, statedFigures(page))).toEqual([])
  },
)
