import { recordsIn } from '@elos/content/parts/stored/value'
import { newKey } from '../../base/newKey.ts'

/** The place of words in a text where they are no part of another figure, as 'R$ 150' is of 'R$ 1500' and 'R$ 150,50'; or -1. */
function placeOf(words: string, text: string): number {
  let place = text.indexOf(words)
  const isWithin = () =>
    /\d[.,]?$/.test(text.slice(0, place)) || /^[.,]?\d/.test(text.slice(place + words.length))
  while (place !== -1 && isWithin()) place = text.indexOf(words, place + 1)
  return place
}

/**
 * The children of a paragraph with the value of a claim in place of the first words that say it; undefined when no span
 * has all of these words.
 */
export function withClaim(children: unknown, words: string, claimId: string): object[] | undefined {
  const spans = recordsIn(children)
  const place = spans.findIndex(
    ({ text }) => typeof text === 'string' && placeOf(words, text) !== -1,
  )
  const { text, ...span } = spans[place] ?? {}
  if (typeof text !== 'string') return undefined
  const start = placeOf(words, text)
  const claim = {
    _type: 'claimRef',
    _key: newKey(),
    claim: { _type: 'reference', _ref: claimId },
    display: 'amount',
  }
  const before = { ...span, text: text.slice(0, start) }
  const after = { ...span, _key: newKey(), text: text.slice(start + words.length) }
  return spans.toSpliced(place, 1, before, claim, after)
}
