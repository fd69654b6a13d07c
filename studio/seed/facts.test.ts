import { carrierQuery } from '@elos/content/pages/carrier'
import { mapFacts } from '@elos/content/parts/fact/map'
import { FACT_STATES, type Fact } from '@elos/content/parts/fact/type'
import { timeParams } from '@elos/content/parts/read/timeParams'
import { lakeOf } from '@elos/content/testing/lake'
import { expect, test } from 'vitest'
import { seedDocuments } from './documents.ts'

const documents = seedDocuments()

/** A day on which every answer of the first content holds. */
const CHECKED = new Date('2025-08-28T12:00:00Z')

/** A day on which none holds any more. */
const LATER = new Date('2027-01-15T12:00:00Z')

/** What the first content knows, in the order of the questions: s(im), d(epende), n(ão), and a point for what nobody knows. */
const KNOWN = {
  '/alice-saude': '...ss......',
  '/amil-saude': '...ss.ds.d.',
  '/bradesco-saude': '...ssdds...',
  '/medsenior-saude': 's..sd......',
  '/porto-seguro-saude': 'n.sss......',
  '/sulamerica-saude': '...ssdss.d.',
}

const lake = lakeOf(documents)

/** What the carrier of a page answers on a day. */
async function factsAt(path: string, now: Date): Promise<Fact[]> {
  const id = documents.find((each) => 'route' in each && each.route?.path === path)?._id ?? path
  const params = { id, version: '', ...timeParams(now) }
  const found = await lake.fetch(carrierQuery, params)
  return mapFacts(found?.facts, now)
}

test.each(Object.entries(KNOWN))(
  '%s answers %s, and says when that was checked',
  async (path, known) => {
    const facts = await factsAt(path, CHECKED)
    const letters = facts.map(({ state }) => (state === 'confirmar' ? '.' : state[0]))
    expect(letters.join('')).toBe(known)
    for (const { id, state, stateText, words, asOf } of await factsAt(path, LATER)) {
      expect(words, id).toMatch(/[.!?]$/)
      if (asOf) expect(stateText).toBe(`${FACT_STATES[state]}, em 27/08/2025: a reconfirmar`)
    }
  },
)
