import { expect, test } from 'vitest'
import type { StoredDocument } from '../parts/stored/document.ts'
import { reachOf } from './reach.ts'

const to = (_ref: string) => ({ _type: 'reference', _ref })

const documents: StoredDocument[] = [
  { _id: 'siteSettings', _type: 'siteSettings', menu: [{ page: to('plan-a') }] },
  {
    _id: 'homePage',
    _type: 'homePage',
    items: [to('carrier-amil'), to('testimonial-1')],
    button: { page: to('plan-b') },
    route: { path: '/', relatedRoutes: [to('plan-b')] },
  },
  { _id: 'testimonial-1', _type: 'testimonial' },
  {
    _id: 'plan-a',
    _type: 'plan',
    stats: [{ claim: to('claim-plano') }],
    route: { path: '/planos' },
  },
  { _id: 'plan-b', _type: 'plan', route: { path: '/outro' } },
  { _id: 'claim-plano', _type: 'claim' },
  {
    _id: 'carrier-amil',
    _type: 'carrier',
    price: to('claim-preco'),
    highlights: [{ claim: to('claim-desconto') }],
    route: { path: '/amil', trail: [{ page: to('plan-solto') }] },
  },
  { _id: 'claim-preco', _type: 'claim' },
  { _id: 'claim-desconto', _type: 'claim' },
  { _id: 'claim-solta', _type: 'claim' },
  { _id: 'claim-oferta', _type: 'claim', measure: 'oferta-do-servico' },
  { _id: 'plan-solto', _type: 'plan' },
  { _id: 'table-amil', _type: 'priceTable', carrier: to('carrier-amil') },
  { _id: 'table-solta', _type: 'priceTable', carrier: to('plan-solto') },
]

test.each([
  ['siteSettings', 'everywhere'],
  ['homePage', 'home'],
  ['testimonial-1', 'home'],
  ['consent.testimonial-1', 'home'],
  ['carrier-amil', 'home'],
  ['claim-preco', 'home'],
  ['claim-desconto', 'page'],
  ['plan-b', 'page'],
  ['plan-a', 'menu'],
  ['claim-plano', 'menu'],
  ['claim-solta', 'nowhere'],
  ['claim-oferta', 'data'],
  ['plan-solto', 'nowhere'],
  ['table-amil', 'page'],
  ['table-solta', 'nowhere'],
])('%s is seen: %s', (id, reach) => {
  // Documents are remembered: the second answer must be the first.
  expect([reachOf(documents)(id), reachOf(documents)(id)]).toEqual([reach, reach])
})
