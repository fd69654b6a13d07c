import { render } from '@elos/ui/testing/render'
import { describe, expect, test } from 'vitest'
import { gatherStyles } from './styles.ts'

const { pages } = await import('@elos/ui/fixtures/pages')
const { renderPage } = await import('@elos/ui')

const component = (name: string, id = 0) => `<p class="sc-a1b2c3d4-${id} ${name} lead">${name}</p>`
const inDocument = (body: string) => `<head><title>a</title></head><body>${body}</body>`

describe('the styles of a document', () => {
  test('stand in one element at the end of its head, each once, in their order', () => {
    const html = inDocument(
      '<style data-styled="">.a{content:"$&"}</style><p>1</p><style>.b{}</style><p>2</p>' +
        '<style data-styled="">.a{content:"$&"}</style>',
    )
    expect(gatherStyles(html)).toBe(
      '<head><title>a</title><style>.a{content:"$&"}.b{}</style></head><body><p>1</p><p>2</p></body>',
    )
  })

  test('are without redundant characters', () => {
    const css =
      '@media (min-width: 9px){.a[b="c"]{top:0;margin:calc(0.5px, -0.5px) 10.5px;content:"0.5"}}'
    expect(gatherStyles(inDocument(`<style>${css}</style>`))).toContain(
      '<style>@media (min-width:9px){.a[b=c]{top:0;margin:calc(.5px,-0.5px) 10.5px;content:"0.5"}}</style>',
    )
  })

  test('leave a document without styles as it is', () => {
    expect(gatherStyles(inDocument('<p>a</p>'))).toBe(inDocument('<p>a</p>'))
  })
})

describe('the classes of styled components', () => {
  test('are letters, in the order of the document', () => {
    const css = '.kMxY{top:0}.kMxY .lead{top:1px}:is(.bQwE,.kMxY) a{top:2px}'
    const html = gatherStyles(
      inDocument(
        `<style>${css}</style>${component('kMxY')}${component('bQwE', 1)}${component('kMxY')}`,
      ),
    )
    expect(html).toContain(
      '<style>.A{top:0}.A .lead{top:1px}:is(.B,.A) a{top:2px}</style></head><body>' +
        '<p class="A lead">kMxY</p><p class="B lead">bQwE</p><p class="A lead">kMxY</p>',
    )
  })

  test('do not touch a class that begins with the name of one', () => {
    const html = gatherStyles(
      inDocument(
        `<style>.kMxYz{top:0}.kMxY-z{top:0}</style>${component('kMxY')}<b class="kMxYz">a</b>`,
      ),
    )
    expect(html).toContain('<style>.kMxYz{top:0}.kMxY-z{top:0}</style>')
    expect(html).toContain('<b class="kMxYz">a</b>')
  })

  test('may have a hyphen', () => {
    const html = gatherStyles(inDocument(`<style>.kMa-dY{top:0}</style>${component('kMa-dY')}`))
    expect(html).toContain('<style>.A{top:0}</style></head><body><p class="A lead">')
  })

  test('are one for a component that extends another', () => {
    const html = '<style>.kMxY{top:0}</style><p class="sc-a1b2c3d4-0 sc-a1b2c3d4-1 kMxY">a</p>'
    expect(gatherStyles(inDocument(html))).toContain('<p class="A">a</p>')
  })

  test('continue with two letters after Z', () => {
    const names = Array.from({ length: 60 }, (_, index) => `name${index}`)
    const html = gatherStyles(
      inDocument(`<style>.a{}</style>${names.map((name) => component(name)).join('')}`),
    )
    const classes = html.match(/[A-Z]+(?= lead)/g)
    expect(new Set(classes).size).toBe(60)
    expect(classes?.slice(25, 28)).toEqual(['Z', 'AA', 'AB'])
  })
})

/** Removes the characters that a browser does not need. */
const withoutRedundant = (css: string) => css.replaceAll(/[ "]|;(?=\})|(?<![\d.\w-])0(?=\.\d)/g, '')

describe.each(Object.entries(pages))(
  'the %s page as React and styled-components write it',
  (_, page) => {
    const before = `<head></head><body>${render(renderPage(page))}</body>`
    const after = gatherStyles(before)
    const classLists = (html: string) =>
      [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list)
    const withoutIds = (list: string) => list.replaceAll(/\bsc-[\w-]+ /g, '')
    /** The new name of each class, found by its place in the document. */
    const renamed = new Map(
      classLists(before).flatMap((list, index) => {
        const now = classLists(after)[index]?.split(' ') ?? []
        return withoutIds(list)
          .split(' ')
          .map((name, place): [string, string | undefined] => [name, now[place]])
      }),
    )

    test('has short names in place of long ones', () => {
      expect([...renamed.values()]).toEqual(expect.arrayContaining(['A', 'B', 'C']))
      expect(after.length).toBeLessThan(before.length)
    })

    test('has as many elements with classes as before, and no two classes became one', () => {
      expect(classLists(after)).toHaveLength(classLists(before).length)
      expect(new Set(renamed.values()).size).toBe(renamed.size)
    })

    test('has every rule under the new names', () => {
      const css = (html: string) =>
        [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
      const expected = [...new Set(css(before))]
        .join('')
        .replaceAll(/\.([a-zA-Z][\w-]*)/g, (_, name: string) => `.${renamed.get(name) ?? name}`)
      expect(css(after).map(withoutRedundant)).toEqual([withoutRedundant(expected)])
    })

    test('has no name of styled-components left', () => {
      expect(after).not.toMatch(/ class="[^"]*\bsc-|data-styled/)
    })
  },
)
