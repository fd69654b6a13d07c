import { expect, test } from 'vitest'
import { reachOf } from './reach.ts'
import type { ReviewDocument } from './type.ts'

const to = (_ref: string) => ({ _type: 'reference', _ref })

const documents: ReviewDocument[] = [
  { _id: 'siteSettings', _type: 'siteSettings', menu: [{ route: to('route-planos') }] },
  { _id: 'route-home', _type: 'route', path: '/', subject: to('homePage') },
  { _id: 'homePage', _type: 'homePage', items: [to('carrier-amil'), to('testimonial-1')] },
  { _id: 'testimonial-1', _type: 'testimonial' },
  { _id: 'route-planos', _type: 'route', path: '/planos', subject: to('plan-a') },
  { _id: 'plan-a', _type: 'plan', stats: [{ claim: to('claim-plano') }] },
  { _id: 'claim-plano', _type: 'claim' },
  {
    _id: 'route-amil',
    _type: 'route',
    path: '/amil',
    subject: to('carrier-amil'),
    relatedRoutes: [to('route-solta')],
  },
  {
    _id: 'carrier-amil',
    _type: 'carrier',
    price: to('claim-preco'),
    highlights: [{ claim: to('claim-desconto') }],
  },
  { _id: 'claim-preco', _type: 'claim' },
  { _id: 'claim-desconto', _type: 'claim' },
  { _id: 'claim-solta', _type: 'claim' },
]

test.each([
  ['siteSettings', 'everywhere'],
  ['homePage', 'home'],
  ['testimonial-1', 'home'],
  ['consent.testimonial-1', 'home'],
  ['carrier-amil', 'home'],
  ['claim-preco', 'home'],
  ['claim-desconto', 'page'],
  ['route-amil', 'page'],
  ['plan-a', 'menu'],
  ['claim-plano', 'menu'],
  ['claim-solta', 'nowhere'],
])('%s is seen: %s', (id, reach) => {
  // Documents are remembered: the second answer must be the first.
  expect([reachOf(documents)(id), reachOf(documents)(id)]).toEqual([reach, reach])
})
