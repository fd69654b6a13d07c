import type { Comparison } from '@elos/content'
import { NoteMark } from '../../primitives/NoteMark.tsx'

type Cell = Comparison['rows'][number]['cells'][number]

/** A state: its sign, which is never seen alone, and its words. */
export const State = ({ state, text }: { state: string; text: string | undefined }) => (
  <span className="beaded">
    <i className={`bead ${state}`} aria-hidden="true" />
    <b>{text}</b>
  </span>
)

/** The answer of one carrier, or its price. */
export function Answer({ cell }: { cell: Cell }) {
  const { state, stateText, words, claim } = cell
  const mark = <NoteMark of={cell} />
  return (
    <>
      {state && <State state={state} text={stateText} />}
      {!state && claim && (
        <span className="price">
          {claim.qualifierText}{' '}
          <span>
            <b>{claim.amountText}</b> <span>{claim.periodText}</span>
          </span>
          {!words && mark}
        </span>
      )}
      {words && (
        <span className="words">
          {words}
          {mark}
        </span>
      )}
    </>
  )
}
