import type { QuoteSubject } from '@elos/leads'
import { EditorBar, ErrorPage, NotFound, PartnerFaqPage, QuotePage, renderPage } from '@elos/ui'
import { Gallery } from '@elos/ui/gallery'
import { readStyles } from '@elos/ui/stylesheet/readStyles'
import { render } from '@elos/ui/testing/render'
import { styles } from '@elos/ui/theme/styled'
import { describe, expect, test } from 'vitest'
import { loadAllPages, pages } from '../firstContent.ts'

/**
 * Classes without a rule in the stylesheet: a script or a test finds an element by them, and 'primary' is the colour
 * that a category of questions has anyway.
 */
const HOOKS = ['cookies', 'primary']

const css = await readStyles('')
const known = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name))

const { carrier, partner } = pages
const subject: QuoteSubject = { kind: 'carrier', name: 'Amil' }

/** Everything that a visitor or an editor may see, by what it is called. */
const seen: Record<string, Parameters<typeof render>[0]> = {
  ...Object.fromEntries(
    (await loadAllPages()).map((page) => [page.route.path, renderPage(page)] as const),
  ),
  'the gallery': <Gallery pages={pages} />,
  'the 404 page': <NotFound site={carrier.site} />,
  'the page of an error': <ErrorPage reference="A3F09C" />,
  'the results of a search for questions': (
    <PartnerFaqPage page={partner} filter={{ text: 'a', category: '', page: 1 }} />
  ),
  'the page of a quote': (
    <QuotePage path="/cotacao/amil-saude" page={carrier} subject={subject} carriers={[]} />
  ),
  "an editor's bar": <EditorBar />,
}

const documents = Object.entries(seen).map(([name, node]) => ({ name, html: render(node) }))

/** The classes in a document. */
function classesOf(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]+)"/g)].map(([, list = '']) => list)
  return new Set(lists.flatMap((list) => list.split(' ')))
}

describe.each(documents)('$name', ({ html }) => {
  test('has no style of its own, which the content security policy forbids', () => {
    expect(html).not.toMatch(/<style| style="/)
  })

  test('has no class without a rule', () => {
    const classes = [...classesOf(html)]
    expect(classes.filter((name) => !known.has(name) && !HOOKS.includes(name))).toEqual([])
  })
})

test('each class that may be without a rule is somewhere, and has none', () => {
  const all = classesOf(documents.map(({ html }) => html).join(''))
  expect(HOOKS.filter((name) => !all.has(name) || known.has(name))).toEqual([])
})

test('every styled component has a name of its own, with which its rules stand in the stylesheet', () => {
  const names = styles.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(40)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !known.has(name))).toEqual([])
})
