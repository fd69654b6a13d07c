import type { Partner } from '@elos/content'
import { keyed } from '../../primitives/keyed.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('section', 'PartnerHowItWorks')`
  > ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 40px;
    counter-reset: step;
  }
  > ol > li {
    position: relative;
    counter-increment: step;
    color: ${theme.inkSoft};
    &::before {
      content: counter(step);
      display: grid;
      place-items: center;
      width: 88px;
      aspect-ratio: 1;
      margin-bottom: 24px;
      border: 9px solid ${theme.pine};
      border-radius: 50%;
      font: 600 1.9rem / 1 ${theme.heading};
      color: ${theme.pine};
    }
    &:nth-child(even)::before {
      border-color: ${theme.coral};
    }
    /* The line to the next ring. */
    &:not(:last-child)::after {
      content: "";
      position: absolute;
      inset: 42px -40px auto 88px;
      border: dotted ${theme.inkSoft};
      border-width: 3px 0 0;
    }
    > h3 {
      margin-bottom: 8px;
      font-size: min(1.22rem, 9.5vw);
      color: ${theme.ink};
    }
  }
  @media (max-width: 56.25em) {
    > ol {
      grid-template-columns: none;
    }
    > ol > li {
      min-height: 88px;
      padding-left: 104px;
      &::before {
        position: absolute;
        left: 0;
        width: 72px;
      }
      &:not(:last-child)::after {
        inset: 72px auto -40px 35px;
        border-width: 0 0 0 3px;
      }
    }
  }
`

/** The numbered steps of a partnership. */
export function PartnerHowItWorks({ howItWorks }: { howItWorks: Partner['howItWorks'] }) {
  return (
    <Root className="band" id="como-funciona">
      <SectionHead heading={howItWorks} />
      <ol>
        {keyed(howItWorks.steps).map(({ key, item: { title, text } }) => (
          <li key={key}>
            <h3>{title}</h3>
            <RichText value={text} />
          </li>
        ))}
      </ol>
    </Root>
  )
}
