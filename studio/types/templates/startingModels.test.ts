import { dayOf, daysAfter } from '@elos/content/parts/time/day'
import { expect, test } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { errorPaths } from '../testing/validate.ts'
import { newPageOf, STARTING_MODELS } from './startingModels.ts'

const settings = { label: 'Pedir cotação', chatMessage: 'Olá!' }
const context = { getClient: () => clientOf(() => ({ settings })) }

/** The kinds of the sections that no other page can say, by the model. */
const TO_WRITE: Record<string, string[]> = {
  'page-campaign': ['prose', 'fit', 'sellers', 'questions'],
  'page-audience': ['prose', 'fit', 'sellers', 'questions'],
  'page-questions': ['questions', 'prose'],
}

test.each(STARTING_MODELS)(
  '$title begins with what holds for every page, and sections that have to be written',
  async (model) => {
    const page = await newPageOf(model)(undefined, context)
    expect(page).toMatchObject({ closing: { label: settings.label }, chatMessage: 'Olá!' })
    const errors = await errorPaths({ _type: 'freePage', ...page })
    const unwritten = page.sections.filter(({ _key }) => errors.join().includes(`[${_key}]`))
    expect(unwritten.map(({ _type }) => _type)).toEqual(TO_WRITE[model.id])
    expect(errors).not.toContain('hero.eyebrow')
    expect(new Set(page.sections.map(({ _key }) => _key)).size).toBe(model.sections.length)
  },
)

test('a campaign leaves the site after 30 days unless staff choose another day', async () => {
  const lastDays = await Promise.all(
    STARTING_MODELS.map(async (model) => (await newPageOf(model)(undefined, context)).unpublishOn),
  )
  expect(lastDays).toEqual([daysAfter(dayOf(new Date()), 30), undefined, undefined])
})
