import { neutralTexts } from '@elos/studio/pages/neutralTexts'
import { setMissing } from '@elos/studio/pages/setMissing'
import { expect, test } from 'vitest'
import { lakeWith } from './lakeWith.ts'

const ID = 'drafts.carrier-a'

const CARRIER = { _id: ID, _type: 'carrier', name: 'Nova Saúde' }

test('filling in a page sets what is missing, and keeps the words that were typed meanwhile', async () => {
  const client = await lakeWith([CARRIER])
  const texts = neutralTexts(CARRIER)
  const typed = { summary: 'Só aqui.', hero: { title: 'Uma operadora nova' } }
  await client.patch(ID, { set: { ...typed, route: { name: 'Nova' } } }).commit()
  const route = { _type: 'route', path: '/nova-saude', name: 'Nova Saúde' }
  const fill = setMissing({ ...texts, route })
  await fill.reduce((all, patch) => all.patch(ID, patch), client.transaction()).commit()
  expect(await client.getDocument(ID)).toMatchObject({
    summary: 'Só aqui.',
    hero: { title: 'Uma operadora nova', eyebrow: 'Nova Saúde', lead: [{ _type: 'block' }] },
    route: { ...route, name: 'Nova' },
  })
})
