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
  }
  > ol > li::before {
    content: counter(step);
    position: relative;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 88px;
    height: 88px;
    margin-bottom: 24px;
    border: 9px solid ${theme.pine};
    border-radius: 50%;
    background: ${theme.sand};
    font: 600 1.9rem / 1 ${theme.heading};
    color: ${theme.pine};
  }
  > ol > li:nth-of-type(even)::before {
    border-color: ${theme.coral};
  }
  > ol > li:not(:last-of-type)::after {
    content: "";
    position: absolute;
    top: 42px;
    left: 88px;
    right: -40px;
    border-top: 3px dotted ${theme.inkSoft};
  }
  > ol > li > h3 {
    font-size: min(1.22rem, 9.5vw);
  }
  > ol > li > p {
    margin-top: 8px;
    color: ${theme.inkSoft};
  }
  @media (max-width: 56.25em) {
    > ol {
      grid-template-columns: 1fr;
      gap: 32px;
    }
    > ol > li {
      padding-left: 104px;
      min-height: 88px;
    }
    > ol > li::before {
      position: absolute;
      left: 0;
      width: 72px;
      height: 72px;
    }
    > ol > li:not(:last-of-type)::after {
      inset: 72px auto -32px 35px;
      border: 0;
      border-left: 3px dotted ${theme.inkSoft};
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
