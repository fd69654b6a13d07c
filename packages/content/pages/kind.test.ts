import { describe, expect, expectTypeOf, test } from 'vitest'
import { reference } from '../fixtures/documents.ts'
import { now } from '../fixtures/pages.ts'
import { KINDS } from '../page/kinds.ts'
import type { PageOf } from '../page/type.ts'
import { lakeOf } from '../testing/lake.ts'
import { type Carrier, carrierQuery, mapCarrier } from './carrier.ts'
import type { Home } from './home.ts'
import { kind } from './kind.ts'
import { planQuery } from './plan.ts'

const carrier = { type: 'carrier', title: 'Operadoras', documents: { sortedBy: 'order' } } as const

// TypeScript checks the expected errors of this file: an expected error that is missing is an error.
describe('the definition of a kind', () => {
  test('takes the map of its own query', () => {
    const defined = kind({ ...carrier, query: carrierQuery, map: mapCarrier })
    expectTypeOf(defined.load).returns.resolves.toHaveProperty('subject')
    expectTypeOf<PageOf<'carrier'>['subject']>().toEqualTypeOf<Carrier>()
    expectTypeOf<PageOf<'home'>['subject']>().toEqualTypeOf<Home>()
  })

  test("refuses the map of another query's result", () => {
    // @ts-expect-error: a plan's result has no `lines` and no `ansRegistration`
    const defined = kind({ ...carrier, query: planQuery, map: mapCarrier })
    expect(defined.query).toBe(planQuery)
  })

  test('refuses a type that the schema does not have, and a field that the type does not have', () => {
    const own = { ...carrier, query: carrierQuery, map: mapCarrier }
    // @ts-expect-error: there is no such document type
    expect(kind({ ...own, type: 'insurer' }).type).toBe('insurer')
    // @ts-expect-error: carriers have no rank
    expect(kind({ ...own, documents: { sortedBy: 'rank' } }).sortedBy).toBe('rank')
  })
})

describe('a kind', () => {
  const documents = [
    { _id: 'carrier-amil', _type: 'carrier', name: 'Amil', price: reference('claim-preco') },
    { _id: 'claim-preco', _type: 'claim', kind: 'price', amount: 150 },
  ]

  test('loads the subject of its document, and the result it was made from', async () => {
    const { raw, subject } = await KINDS.carrier.load(lakeOf(documents), {
      id: 'carrier-amil',
      now,
    })
    expect(subject).toMatchObject({ name: 'Amil', price: { amount: 150 } })
    expect(raw).toMatchObject({ _id: 'carrier-amil', price: { _id: 'claim-preco' } })
  })

  test('asks to be loaded again when its document is missing', async () => {
    const loading = KINDS.carrier.load(lakeOf([]), { id: 'carrier-amil', now })
    await expect(loading).rejects.toThrow('carrier-amil: ask again')
  })
})
