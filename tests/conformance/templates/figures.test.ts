import { type Claim, claimNoteText, contentOf, type Page, structuredData } from '@elos/content'
import { notesText } from '@elos/content/parts/claim/marks'
import { MEASURES } from '@elos/content/parts/claim/measures'
import { CONFIRM } from '@elos/content/parts/claim/note'
import { FAQ_RESULTS, PartnerFaqPage, renderPage } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import { type Element, Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { loadAllPages, pages } from '../../firstContent.ts'

const everyPage = (await loadAllPages()).map(
  (page) => [page.route.path, page, render(renderPage(page))] as const,
)

const isClaim = (value: object): value is Claim => 'compactText' in value

/** Every claim in what a page is given that has something to be said of it. */
function claimsOf(value: unknown): Claim[] {
  if (typeof value !== 'object' || value === null) return []
  if (isClaim(value)) return claimNoteText(value) ? [value] : []
  return Object.values(value).flatMap(claimsOf)
}

/**
 * The sections of a page: the parts of its main content, and in a long text those between its headings of level 2, each
 * with the notes that its marks lead to. The cards of related pages describe those. A space before each element keeps the
 * words of neighbours apart.
 */
function sectionsOf(markup: string): string[] {
  const { document } = new Window()
  document.body.innerHTML = markup.replaceAll('<', ' <')
  for (const back of document.querySelectorAll('.Notes .back')) back.remove()
  const notes = new Map(
    [...document.querySelectorAll('.Notes li')].map(({ id, textContent }) => [
      `#${id}`,
      textContent,
    ]),
  )
  for (const mark of document.querySelectorAll('.NoteMark')) {
    const asked = mark.getAttribute('aria-label')?.replace(/^Nota \d+/, '')
    mark.textContent = `${asked} ${notes.get(mark.getAttribute('href') ?? '') ?? ''} `
  }
  // A drawing is said in words beside it.
  for (const drawing of document.querySelectorAll('[aria-hidden="true"]')) drawing.remove()
  const parts = [
    ...document.querySelectorAll('main > :not(article, .Notes, .Related), main > article > *'),
  ]
  return parts.flatMap((part) => {
    const texts = [...part.querySelectorAll('.prose:has(h2)')].flatMap(byHeading)
    for (const prose of part.querySelectorAll('.prose:has(h2)')) prose.remove()
    return [part.textContent, ...texts]
  })
}

function byHeading(prose: Element): string[] {
  const texts = ['']
  for (const child of prose.children) {
    if (child.matches('h2')) texts.push('')
    texts.push(`${texts.pop()} ${child.textContent}`)
  }
  return texts
}

const collapsed = (text: string) => text.replace(/\s+/g, ' ')
const withoutSpaces = (text: string) => text.replace(/\s+/g, '')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A pattern of a figure as words of their own. */
const wordsOf = (figure: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])${escaped(collapsed(figure))}(?![\p{L}\d])`, 'gu')

/** Claims that are names, which a title may have: the lines of a carrier. */
const NAMES: readonly string[] = [MEASURES.linhas]

/** The figures of a page, the longest first, each with the notes of the claims that it may state. */
function figuresOf(page: Page): [figure: string, notes: string[]][] {
  const figures = new Map<string, string[]>()
  for (const claim of claimsOf(page)) {
    if (NAMES.includes(claim.measure ?? '')) continue
    for (const figure of [claim.text, claim.compactText]) {
      figures.set(figure, [...(figures.get(figure) ?? []), claimNoteText(claim)])
    }
  }
  return [...figures].toSorted(([one], [other]) => other.length - one.length)
}

/** The figures of a section without their conditions, source and day. '40%' is no figure of its own within 'até 40%'. */
function bareFigures(section: string, figures: [figure: string, notes: string[]][]): string[] {
  const said = withoutSpaces(section)
  let left = collapsed(section)
  return figures
    .filter(([figure, notes]) => {
      const others = left.replace(wordsOf(figure), ' ')
      const isStated = others !== left
      left = others
      return isStated && !notes.some((note) => said.includes(withoutSpaces(note)))
    })
    .map(([figure]) => `${figure}: ${collapsed(section).slice(0, 200)}`)
}

test.each(everyPage)(
  'every figure on %s has its conditions, source and day in its section, or a mark that leads to them',
  (_path, page, markup) => {
    const figures = figuresOf(page)
    const sections = sectionsOf(markup)
    expect(sections.flatMap((section) => bareFigures(section, figures))).toEqual([])
  },
)

const oldPricesOf = (page: Page) => claimsOf(page).filter(({ isAged }) => isAged)
const pagesWithOldPrices = everyPage.filter(([, page]) => oldPricesOf(page).length > 0)

test.each(pagesWithOldPrices)(
  'an old price on %s has beside it that its value is to be confirmed, not only in its note',
  (_path, page, markup) => {
    const figures = oldPricesOf(page).map(({ text }) => wordsOf(text))
    const withoutNotes = markup.replace(/<li id="nota-.*?<\/li>/gs, '')
    const stating = sectionsOf(withoutNotes)
      .map(collapsed)
      .filter((section) => figures.some((figure) => section.search(figure) >= 0))
    expect(stating).not.toEqual([])
    expect(stating.filter((section) => !section.includes(CONFIRM))).toEqual([])
  },
)

test('old prices are looked for on many pages', () => {
  expect(pagesWithOldPrices.length).toBeGreaterThan(10)
})

test.each([
  ...everyPage.map(([path, , markup]) => [path, markup] as const),
  [
    FAQ_RESULTS,
    render(PartnerFaqPage({ page: pages.partner, filter: { text: '', category: '', page: 2 } })),
  ],
] as const)(
  'the notes of %s are numbered in the order of their marks, and each leads back to all of them',
  (_path, markup) => {
    const { document } = new Window()
    document.body.innerHTML = markup
    const marks = [...document.querySelectorAll('.NoteMark')]
    const notes = [...document.querySelectorAll('.Notes > ol > li')]
    const idsOf = (links: Element[]) => links.map((link) => link.getAttribute('href'))
    expect([...new Set(idsOf(marks))]).toEqual(notes.map(({ id }) => `#${id}`))
    for (const note of notes) {
      const leading = marks.filter((mark) => mark.getAttribute('href') === `#${note.id}`)
      const back = [...note.querySelectorAll('.back')]
      expect(idsOf(back).toSorted()).toEqual(leading.map((mark) => `#${mark.id}`).toSorted())
    }
  },
)

test('figures are looked for on most pages', () => {
  const counts = everyPage.map(([, page]) => figuresOf(page).length)
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(20)
})

test('an answer in structured data ends with the conditions, source and day of its figures', () => {
  for (const [, page] of everyPage) {
    if (page.kind !== 'home' && page.kind !== 'partner') continue
    const said = JSON.stringify(structuredData(page, 'https://elos.exemplo.com.br'))
    const { sections } = page.subject
    const shown = contentOf('questions', sections) ?? contentOf('partnerQuestions', sections)
    const notes = (shown?.items ?? []).flatMap(({ answer }) => notesText(answer))
    expect(notes.length).toBeGreaterThan(0)
    expect(notes.filter((note) => !said.includes(JSON.stringify(note).slice(1, -1)))).toEqual([])
  }
})
