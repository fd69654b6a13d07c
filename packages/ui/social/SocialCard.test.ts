import { expect, test } from 'vitest'
import { visibleText } from '../testing/markup.ts'
import { render } from '../testing/render.ts'

const { pages } = await import('../fixtures/pages.ts')
const { SocialCard } = await import('./SocialCard.tsx')

const { carrier } = pages
const cardOf = (page: typeof carrier) => visibleText(render(SocialCard({ page })))

test('the card of a carrier has the brand, its title and its price', () => {
  const title = 'Bradesco Saúde: planos | Elos Saúde'
  const card = cardOf({
    ...carrier,
    site: { ...carrier.site, brandName: 'Elos Saúde' },
    route: { ...carrier.route, title },
  })
  expect(card).toContain('Elos Saúde Bradesco Saúde: planos ')
  expect(card).toContain(carrier.subject.price?.text)
})

test('an expired price is not shown', () => {
  const price = carrier.subject.price && {
    ...carrier.subject.price,
    amount: null,
    text: 'sob consulta',
  }
  const card = cardOf({ ...carrier, subject: { ...carrier.subject, price } })
  expect(card).not.toContain('sob consulta')
})
