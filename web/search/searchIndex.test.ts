import { describe, expect, test } from 'vitest'
import { SearchIndex } from './searchIndex.ts'

const html = (main: string) => `<main>${main}</main>`

/** An index of pages by their paths, each with its name and its content. */
function indexOf(pages: Record<string, [name: string, main: string]>): SearchIndex {
  const index = new SearchIndex()
  for (const [path, [name, main]] of Object.entries(pages))
    index.put({ path, name, version: '1' }, html(main))
  return index
}

const index = indexOf({
  '/amil': ['Amil', '<h1>Amil</h1><p>Plano com rede própria.</p>'],
  '/blog/rede': ['Redes', '<h1>Redes de hospitais</h1><p>A da Amil e a do Bradesco.</p>'],
  '/frota': ['Seguro de frota', '<h1>Para a empresa</h1><p>Carros, vans e motos.</p>'],
  '/blog/frota': ['Carros', '<h1>Carros</h1><p>Frota a frota, frota por frota: que frota!</p>'],
  '/mei': [
    'Plano para MEI',
    '<h1>Para o MEI</h1><section id="prazo"><h2>Carências</h2><p>Até 180 dias.</p></section>',
  ],
})

const pathsOf = (text: string) => index.find(text).pages.map(({ path }) => path)

describe('a search', () => {
  test.each([
    ['a page by its name before one that mentions it', 'amil', ['/amil', '/blog/rede']],
    ['a page by its name before one that repeats it', 'frota', ['/frota', '/blog/frota']],
    ['what has every word', 'rede bradesco', ['/blog/rede']],
    ['words without their accents, in another number', 'carencia', ['/mei']],
    ['words whose accents are apart, as in a PDF', 'care\u0302ncia', ['/mei']],
    ['the part of a page that a name and a word describe', 'mei carência', ['/mei']],
    [
      'what the words around a question are about',
      'qual é a rede da amil',
      ['/amil', '/blog/rede'],
    ],
    ['a word that is still being typed', 'brad', ['/blog/rede']],
  ])('finds %s', (_what, text, paths) => {
    const { pages, isExact } = index.find(text)
    expect(pages.map(({ path }) => path)).toEqual(paths)
    expect(isExact).toBe(true)
  })

  test('finds a word that is misspelled, or one of several, and tells that it is not what was asked for', () => {
    for (const text of ['bradseco', 'bradesco girafa']) {
      expect(index.find(text)).toMatchObject({ pages: [{ path: '/blog/rede' }], isExact: false })
    }
  })

  test.each(['girafa', 'de', '…', 'constructor'])('finds nothing for %s', (text) => {
    expect(pathsOf(text)).toEqual([])
  })

  test('leads to the place of the part, and marks what was found in its heading and text', () => {
    const [page] = index.find('dias carencia').pages
    expect(page?.parts).toEqual([
      {
        href: '/mei#prazo',
        heading: [{ text: 'Carências', isFound: true }],
        excerpt: [
          { text: 'Até 180 ', isFound: false },
          { text: 'dias', isFound: true },
          { text: '.', isFound: false },
        ],
      },
    ])
  })

  test('shows the words around what was found in a long text, and tells that there are more pages', () => {
    const words = 'Um texto que não acaba. '.repeat(30)
    const many = indexOf(
      Object.fromEntries(
        Array.from({ length: 13 }, (_, at) => [
          `/${at}`,
          ['Nome', `<p>${words}Coparticipação. ${words}</p>`],
        ]),
      ),
    )
    const { pages, hasMore } = many.find('coparticipação')
    expect([pages.length, hasMore]).toEqual([12, true])
    const shown = pages[0]?.parts[0]?.excerpt.map(({ text }) => text).join('') ?? ''
    expect(shown).toMatch(/^… .*Coparticipação\. .* …$/)
    expect(shown.length).toBeLessThan(240)
  })
})

test('a page that has changed is found by its new words alone, and one that has gone is not found', () => {
  const changing = indexOf({ '/a': ['Um', '<p>girafa</p>'], '/b': ['Outro', '<p>girafa</p>'] })
  expect(changing.has({ path: '/a', name: 'Um', version: '2' })).toBe(false)
  changing.put({ path: '/a', name: 'Um', version: '2' }, html('<p>zebra</p>'))
  expect(changing.find('girafa').pages.map(({ path }) => path)).toEqual(['/b'])
  expect(changing.find('zebra').pages.map(({ path }) => path)).toEqual(['/a'])
  changing.keepOnly(['/a'])
  expect(changing.find('girafa').pages).toEqual([])
})
