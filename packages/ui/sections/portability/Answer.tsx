import type { PageOf } from '@elos/content'
import type { Decision } from '@elos/content/parts/portability/decide'
import { ActionLink, ButtonLink } from '../../primitives/ActionLink.tsx'
import { keyed } from '../../primitives/keyed.ts'
import type { Place } from '../../primitives/linkHref.ts'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { CHANGE_ID, portabilityWords } from '../../words/portability.ts'
import { Basis } from './Basis.tsx'

const Root = styled('section', 'PortabilityAnswer')`
  > * {
    max-width: 46rem;
  }
  .verdict {
    padding-left: 24px;
    border-left: 8px solid ${theme.pine};
  }
  .verdict > h1 {
    font-size: min(${theme.h1}, 12vw);
  }
  .talvez {
    border-left-style: dashed;
  }
  .aindaNao {
    border-left-style: dotted;
  }
  .nao {
    border-left-style: double;
  }
  .next,
  .fine {
    margin-block: 24px;
  }
  .next {
    padding: 24px;
    border-radius: ${theme.radius};
    background: ${theme.mint};
  }
  .lists {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
    gap: 24px 48px;
    max-width: none;
    > div > h2 {
      margin-bottom: 8px;
      font-size: ${theme.h3};
    }
  }
  .papers {
    list-style: "☐  ";
  }
`

interface AnswerProps {
  /** The page of the questions. */
  page: PageOf<'portability'>
  decision: Decision
  place: Place
}

/** A list below its heading; nothing without items. */
function List(props: { title: string; items: readonly string[]; className?: string }) {
  const { title, items, className = '' } = props
  if (items.length === 0) return null
  return (
    <div>
      <h2>{title}</h2>
      <ul className={`list ${className}`}>
        {keyed(items).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

/** An answer: what it says, in words and by the line beside it; the next date, what to gather, and what it rests on. */
export function Answer({ page, decision, place }: AnswerProps) {
  const { always, links } = page.subject
  const { name, state, stateText, texts, caution, next, openPoints, papers, given, since } =
    decision
  const [first, ...others] = links
  const message = `${place.site.chatMessages.portability} ${portabilityWords.told(name, since)}`
  return (
    <Root className="band paper">
      <div className={`verdict ${state}`}>
        <p className="eyebrow">{page.subject.title}</p>
        <h1>{stateText}</h1>
        {keyed(texts).map(({ key, item }) => (
          <p key={key} className="lead">
            {item}
          </p>
        ))}
        {caution && (
          <p className="lead">
            <b>{caution}</b>
          </p>
        )}
      </div>
      <p className="next">
        <b>{portabilityWords.next}</b>
        <br />
        {next}
      </p>
      <div className="lists">
        <List title={portabilityWords.open} items={openPoints} />
        <List title={portabilityWords.papers} items={papers} className="papers" />
        <List title={portabilityWords.always} items={always} />
      </div>
      <p className="actions">
        {first && <ButtonLink link={first} place={place} />}
        <ButtonLink
          link={{ label: portabilityWords.chat, action: 'chat', message }}
          place={place}
        />
        <a className="button quiet" href={`#${CHANGE_ID}`}>
          {portabilityWords.change}
        </a>
      </p>
      <div className="fine">
        <p>
          <Basis row={decision} />
        </p>
        <p>
          <b>{portabilityWords.given}:</b> {given ? `${given}.` : portabilityWords.blank}
        </p>
        <ul>
          {keyed(others).map(({ key, item }) => (
            <li key={key}>
              <ActionLink link={item} place={place} />
            </li>
          ))}
        </ul>
      </div>
    </Root>
  )
}
