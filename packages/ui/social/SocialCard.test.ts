import type { Page } from '@elos/content'
import { carrierPage } from '@elos/content/fixtures/pages'
import { describe, expect, test } from 'vitest'
import { visibleText } from '../testing/markup.ts'
import { render } from '../testing/render.ts'
import { SocialCard } from './SocialCard.tsx'

const carrier = {
  ...carrierPage,
  subject: { ...carrierPage.subject, figure: { text: '37K+', label: 'prestadores' } },
}
const cardOf = (page: Page) => visibleText(render(SocialCard({ page })))

describe('the card of a page', () => {
  test('has the brand, and the title without it', () => {
    const title = 'Bradesco Saúde: planos | Elos Saúde'
    const card = cardOf({
      ...carrier,
      site: { ...carrier.site, brandName: 'Elos Saúde' },
      route: { ...carrier.route, title },
    })
    expect(card).toContain('Elos Saúde Bradesco Saúde: planos ')
  })

  test('has its picture, or else the rings around a name and a figure', () => {
    const picture = 'data:image/png;base64,AA'
    const withPicture = render(SocialCard({ page: carrier, picture }))
    const withoutPicture = render(SocialCard({ page: carrier }))
    expect(withPicture).toContain(`src="${picture}"`)
    expect(visibleText(withPicture)).not.toContain('37K+')
    expect(visibleText(withoutPicture)).toContain(`${carrier.subject.name} `)
    expect(visibleText(withoutPicture)).toContain('37K+')
  })

  test.each([
    ['as it is dialled within Brazil', '+55 11 3456-7890', '(11) 3456-7890', true],
    ['not while it is a placeholder', '+55 11 0000-0000', '(11) 0000-0000', false],
  ])('has the telephone %s', (_, phone, shown, isShown) => {
    const card = cardOf({ ...carrier, site: { ...carrier.site, phone } })
    expect(card.includes(shown)).toBe(isShown)
  })
})

describe('the price on a card', () => {
  test('has its period and its conditions', () => {
    const price = carrier.subject.price
    const card = cardOf(carrier)
    expect(price?.conditions).toBeTruthy()
    expect(card).toContain(
      visibleText(`${price?.amountText} ${price?.periodText} ${price?.conditions}`),
    )
  })

  test('is left out once it has expired', () => {
    const price = carrier.subject.price && {
      ...carrier.subject.price,
      amount: null,
      text: 'sob consulta',
      amountText: 'sob consulta',
    }
    const card = cardOf({ ...carrier, subject: { ...carrier.subject, price } })
    expect(card).not.toContain('sob consulta')
  })
})
