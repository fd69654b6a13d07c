import type { Carrier } from '@elos/content'
import { QUESTION_IDS } from '@elos/content/parts/fact/questions'
import { FACT_STATES, type FactRow } from '@elos/content/parts/fact/type'
import { loadKind } from '@elos/content/testing/load'
import { expect, test } from 'vitest'
import { seedDocuments } from './documents.ts'

const documents = seedDocuments().map((document) => ({ ...document }))

/** A day on which every answer of the first content holds. */
const CHECKED = new Date('2025-08-28T12:00:00Z')

/** What the first content knows, in the order of the questions: s(im), d(epende), n(ão), and a point for what nobody knows. */
const KNOWN = {
  '/alice-saude': '...ss......',
  '/amil-saude': '...ss.ds.d.',
  '/bradesco-saude': '...ssdds...',
  '/medsenior-saude': 's..sd......',
  '/porto-seguro-saude': 'n.sss......',
  '/sulamerica-saude': '...ssdss.d.',
}

/** What the sheet of a carrier's page answers to the questions. */
const answersOf = ({ sections }: Carrier): FactRow[] =>
  sections
    .flatMap((section) => (section.kind === 'sheet' ? section.content.rows : []))
    .filter(({ id }) => QUESTION_IDS.some((question) => question === id))

test.each(Object.entries(KNOWN))(
  '%s answers %s, and says when that was checked',
  async (path, known) => {
    const { subject } = await loadKind('carrier', path, documents, CHECKED)
    const letters = answersOf(subject).map(({ state }) => (state === 'confirmar' ? '.' : state[0]))
    expect(letters.join('')).toBe(known)
    const later = await loadKind('carrier', path, documents, new Date('2027-01-15T12:00:00Z'))
    for (const { id, state, stateText, words, asOf } of answersOf(later.subject)) {
      expect(words, id).toMatch(/[.!?]$/)
      if (asOf)
        expect(stateText).toBe(
          `${FACT_STATES[state === 'campanha' ? 'sim' : state]}, em 27/08/2025: a reconfirmar`,
        )
    }
  },
)
