import { leadOf, sentLeadSchema } from '@elos/leads'
import { describe, expect, test, vi } from 'vitest'
import { lakeInbox } from './inbox.ts'
import { QUOTE } from './testing/form.ts'
import { acknowledge, answerJson, unreadableLake } from './testing/lake.ts'
import { siteWithData } from './testing/site.ts'

const lead = leadOf(sentLeadSchema.parse({ ...QUOTE, page: '/amil-saude' }), new Date())

/** Stores a lead in a Lake that cannot be read. Returns the document that it got. */
async function storedDocument() {
  const written: Record<string, unknown>[] = []
  const lake = await unreadableLake((document, response) => {
    written.push(document)
    acknowledge(document, response)
  })
  await lakeInbox(lake, 'a write token').store(lead)
  const [document, ...others] = written
  expect(others).toEqual([])
  return document
}

describe('while queries of the Lake have no answer, a lead is stored', () => {
  test('its document has what the site has read before', async () => {
    await siteWithData()
    expect(await storedDocument()).toMatchObject({
      name: 'Maria José',
      about: 'Amil Saúde',
      answers: expect.arrayContaining([expect.objectContaining({ answer: 'Amil Saúde' })]),
      consent: { privacyVersion: '2.1' },
      deadline: expect.any(String),
    })
  })

  test('as it was sent, when the site has read nothing yet', async () => {
    const document = await storedDocument()
    expect(document).toMatchObject({
      name: 'Maria José',
      answers: expect.arrayContaining([expect.objectContaining({ answer: 'amil' })]),
    })
    expect(document).not.toHaveProperty('deadline')
    expect(document).not.toHaveProperty('openFacts')
  })
})

test.each([
  ['nothing', {}],
  ['a list', []],
  ['no JSON', '<!doctype html>'],
])('a lead is not stored when the Lake answers 200 with %s', async (_, body) => {
  vi.spyOn(console, 'error').mockReturnValue()
  await siteWithData()
  const lake = await unreadableLake((_document, response) => answerJson(response, 200, body))
  await expect(lakeInbox(lake, 'a write token').store(lead)).rejects.toThrow(
    'acknowledges no transaction',
  )
})
