import type { PageOf, Section } from '@elos/content'
import { renderPage } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import { type Element, Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { loadAllPages, pages } from '../../firstContent.ts'

const GROUNDS = ['sand', 'paper', 'mint', 'sun', 'pine', 'deep'] as const

const groundOf = ({ classList }: Element) => GROUNDS.find((ground) => classList.contains(ground))

/** The grounds of each section of a page, in order: two where it is of two floods. */
function groundsOf(page: Parameters<typeof renderPage>[0]): string[][] {
  const { document } = new Window()
  document.body.innerHTML = render(renderPage(page))
  return [...document.querySelectorAll('main > section')].map((section) =>
    [section, ...section.querySelectorAll('.side')].flatMap((part) => groundOf(part) ?? []),
  )
}

/** The grounds that meet themselves. */
const meeting = (grounds: string[][]): string[] =>
  grounds.flatMap((own, index) => own.filter((ground) => grounds[index - 1]?.includes(ground)))

/** Every order of some sections. */
const orders = (sections: Section[]): Section[][] =>
  sections.length === 0
    ? [[]]
    : sections.flatMap((first) =>
        orders(sections.filter((other) => other !== first)).map((rest) => [first, ...rest]),
      )

const withSections = (sections: Section[]): PageOf<'product'> => ({
  ...pages.product,
  subject: { ...pages.product.subject, sections },
})

test('no section of a product stands on the ground of its neighbour, in any order', () => {
  const mixed = ['comparison', 'numbers', 'prose', 'questions']
  const sections = pages.product.subject.sections.filter(({ kind }) => mixed.includes(kind))
  const all = orders(sections.slice(0, mixed.length)).map((order) => groundsOf(withSections(order)))
  expect(all.length).toBeGreaterThan(20)
  expect(all.flat().some((grounds) => grounds.length > 1)).toBe(true)
  expect(all.filter((grounds) => meeting(grounds).length > 0)).toEqual([])
})

test('no section of a product page of the first content stands on the ground of its neighbour', async () => {
  const products = (await loadAllPages()).filter(({ kind }) => kind === 'product')
  expect(products.length).toBeGreaterThan(1)
  expect(products.flatMap((page) => meeting(groundsOf(page)))).toEqual([])
})
