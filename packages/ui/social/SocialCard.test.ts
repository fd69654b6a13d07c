import { expect, test } from 'vitest'
import { words } from '../testing/markup.ts'
import { render } from '../testing/render.ts'

const { pages } = await import('../fixtures/pages.ts')
const { SocialCard } = await import('./SocialCard.tsx')

const { carrier } = pages
const cardOf = (page: typeof carrier) => words(render(SocialCard({ page })))

test('the picture of a carrier says whose page it is, its title and its price', () => {
  const title = 'Bradesco Saúde: planos | Elos Saúde'
  const card = cardOf({
    ...carrier,
    site: { ...carrier.site, brandName: 'Elos Saúde' },
    route: { ...carrier.route, title },
  })
  expect(card).toContain('Elos Saúde Bradesco Saúde: planos ')
  expect(card).toContain(carrier.subject.price?.text)
})

test('a price that is over is not drawn', () => {
  const price = carrier.subject.price && {
    ...carrier.subject.price,
    amount: null,
    text: 'sob consulta',
  }
  const card = cardOf({ ...carrier, subject: { ...carrier.subject, price } })
  expect(card).not.toContain('sob consulta')
})
