import { askPath } from '@elos/content/parts/fact/askPath'
import type { QuestionId } from '@elos/content/parts/fact/questions'
import { Fragment } from 'react'

const ASK = 'Perguntar por mim'

interface AskLinksProps {
  /** The open questions, each with what tells it from others. */
  asks: readonly { id: QuestionId; name: string }[] | undefined
  /** The path of the carrier's page. */
  path: string
}

/** Links that open the quote request with a question that a carrier has not answered; nothing without such a question. */
export function AskLinks({ asks = [], path }: AskLinksProps) {
  const [first, ...others] = asks
  if (!first) return null
  if (others.length === 0)
    return (
      <span className="asks screen">
        <a href={askPath(path, first.id)} aria-label={`${ASK}: ${first.name}`}>
          {ASK}
        </a>
      </span>
    )
  return (
    <span className="asks screen">
      {`${ASK}: `}
      {asks.map(({ id, name }) => (
        <Fragment key={id}>
          {id !== first.id && ' · '}
          <a href={askPath(path, id)}>{name}</a>
        </Fragment>
      ))}
    </span>
  )
}
