import type { Landing } from '@elos/content'
import { keyed } from '../../primitives/keyed.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { topicLabel } from '../../words/topic.ts'

const Root = styled('div', 'LandingInformation')`
  > article {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: 16px 64px;
    padding-block: 48px;
    border-top: 1px solid ${theme.line};
    &:first-of-type {
      padding-top: 0;
      border: 0;
    }
    &:last-of-type {
      padding-bottom: 0;
    }
  }
  > article > div > h2 {
    font-size: ${theme.h3};
  }
  .prose {
    margin-top: 16px;
    > :last-child {
      margin-bottom: 0;
    }
  }
  @media (max-width: 56.25em) {
    > article {
      grid-template-columns: 1fr;
      padding-block: 36px;
    }
    .eyebrow {
      margin: 0;
    }
  }
`

/** The texts about network, plans, prevention and support, and the conclusion. */
export function LandingInformation({ information }: { information: Landing['information'] }) {
  if (information.length === 0) return null
  return (
    <Root className="band paper">
      {keyed(information).map(({ key, item: { topic, label, title, body } }) => (
        <article key={key}>
          <p className="eyebrow">{label ?? topicLabel[topic]}</p>
          <div>
            <h2>{title}</h2>
            <div className="prose">
              <RichText value={body} noted />
            </div>
          </div>
        </article>
      ))}
    </Root>
  )
}
