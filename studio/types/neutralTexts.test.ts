import { expect, test } from 'vitest'
import { neutralTexts } from '../pages/neutralTexts.ts'
import { proposePage } from '../pages/proposal.ts'
import { seedDocuments } from '../seed/documents.ts'
import { validate } from './testing/validate.ts'

const amil: Readonly<Record<string, unknown>> = {
  ...seedDocuments().find(({ _id }) => _id === 'carrier-amil'),
}

/** A carrier of which only the name is written: its invitation and its position are those it begins with. */
const named = {
  _type: 'carrier',
  name: 'Nova Saúde',
  slug: { _type: 'slug', current: 'nova-saude' },
  order: 7,
  closing: amil.closing,
  chatMessage: amil.chatMessage,
}

test('a carrier of which only the name is written can be published once its page is filled in', async () => {
  const filled = { ...named, ...neutralTexts(named) }
  const context = { siblings: [], close: [], settings: { brandName: 'Elos' }, picture: null }
  expect(await validate({ ...filled, route: proposePage(filled, context) })).toEqual([])
})

test('a text that somebody wrote stays', () => {
  const own = { ...named, summary: 'Só aqui.', hero: { title: 'Uma operadora nova' } }
  expect(neutralTexts(own)).toMatchObject({
    summary: 'Só aqui.',
    hero: { title: 'Uma operadora nova', eyebrow: 'Nova Saúde' },
  })
})
