import { recordsIn } from '@elos/content/parts/stored/value'
import { newKey } from '../../base/newKey.ts'

/**
 * The children of a paragraph with the value of a claim in place of the first words that say it; undefined when no span
 * has all of these words.
 */
export function withClaim(children: unknown, words: string, claimId: string): object[] | undefined {
  const spans = recordsIn(children)
  const place = spans.findIndex(({ text }) => typeof text === 'string' && text.includes(words))
  const span = spans[place]
  if (!span || typeof span.text !== 'string') return undefined
  const [before = '', ...rest] = span.text.split(words)
  const claim = {
    _type: 'claimRef',
    _key: newKey(),
    claim: { _type: 'reference', _ref: claimId },
    display: 'amount',
  }
  const after = { ...span, _key: newKey(), text: rest.join(words) }
  return spans.toSpliced(place, 1, { ...span, text: before }, claim, after)
}
