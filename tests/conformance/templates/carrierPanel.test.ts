import type { PageOf, Section } from '@elos/content'
import { recordSheet } from '@elos/content/sections/sheet'
import { renderPage } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import { type Element, Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { loadAllPages, pages } from '../../firstContent.ts'

const isCarrier = (page: { kind: string }): page is PageOf<'carrier'> => page.kind === 'carrier'
const carriers = (await loadAllPages()).filter(isCarrier)

function mainOf(page: PageOf<'carrier'>): Element {
  const { document } = new Window()
  document.body.innerHTML = render(renderPage(page))
  const main = document.querySelector('main')
  if (!main) throw new Error('The page has no main content.')
  return main
}

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

test.each(carriers.map((page) => [page.route.path, page] as const))(
  'the index of %s leads to its named sections, in the rail and in the bar, and counts them',
  (_, page) => {
    const main = mainOf(page)
    const named = page.subject.sections.flatMap(({ id, label }) => (label ? [{ id, label }] : []))
    for (const list of main.querySelectorAll('.PageIndex ol')) {
      const links = [...list.querySelectorAll('a')]
      expect(textsOf(links)).toEqual(named.map(({ label }) => label))
      const targets = links.map((link) => main.querySelector(link.getAttribute('href') ?? ''))
      expect(targets.map((target) => target?.tagName)).toEqual(named.map(() => 'SECTION'))
    }
    const places = named.map(({ label }, index) => `${label} ${index + 1} de ${named.length}`)
    expect(textsOf(main.querySelectorAll('.names > b'))).toEqual(places)
    expect(main.querySelectorAll('.part')).toHaveLength(named.length)
  },
)

/** The grounds of the bands of a page's sheet, from top to bottom. */
const groundsOf = (page: PageOf<'carrier'>) =>
  [...mainOf(page).querySelectorAll('.part > .band')].map(({ className }) =>
    className.split(' ').at(-1),
  )

test('only paper meets paper on the sheet, where a line parts them', () => {
  for (const grounds of carriers.map(groundsOf)) {
    expect(grounds.length).toBeGreaterThan(6)
    const met = grounds.filter((ground, at) => ground === grounds[at + 1] && ground !== 'paper')
    expect(met).toEqual([])
  }
  const { subject } = pages.carrier
  const sections = subject.sections.filter(({ kind }) => kind === 'points' || kind === 'steps')
  const close = groundsOf({ ...pages.carrier, subject: { ...subject, sections } })
  expect(close).toEqual(['mint', 'paper', 'paper'])
})

test('a section without a name stands in the part before it, and before all others in the first', () => {
  const content = recordSheet('Amil', undefined)
  const section = (id: string, label?: string): Section => ({ kind: 'sheet', id, label, content })
  const sections = [
    section('a'),
    section('b', 'B'),
    section('c'),
    section('d', 'D'),
    section('e', 'E'),
  ]
  const main = mainOf({ ...pages.carrier, subject: { ...pages.carrier.subject, sections } })
  const ids = [...main.querySelectorAll('.part')].map((part) =>
    [...part.children].map(({ id }) => id),
  )
  expect(ids).toEqual([['a', 'b', 'c'], ['d'], ['e']])
  expect(textsOf(main.querySelectorAll('.entries > li'))).toEqual(['B', 'D', 'E'])
})

test('a page with fewer than three named sections has no index', () => {
  const { subject } = pages.carrier
  const sections = subject.sections.filter(({ kind }) => kind === 'sheet')
  expect(
    mainOf({ ...pages.carrier, subject: { ...subject, sections } }).querySelector('.PageIndex'),
  ).toBeNull()
})
