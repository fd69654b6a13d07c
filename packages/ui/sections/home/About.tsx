import type { Home } from '@elos/content'
import { Features } from '../../primitives/Features.tsx'
import { Figures } from '../../primitives/Figures.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('section', 'HomeAbout')`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  gap: 40px 88px;
  .head {
    margin-bottom: 24px;
  }
  .values > li {
    display: flex;
    gap: 20px;
    padding-block: 24px;
    border-top: 1px solid ${theme.line};
  }
  .values > li > div > h3 {
    font-size: 1.22rem;
  }
  .values > li > div > p {
    margin-top: 4px;
    color: ${theme.inkSoft};
  }
  .figures {
    grid-column: 1 / -1;
    padding: 36px 40px;
    border-radius: ${theme.radiusLarge};
    background: ${theme.mint};
  }
  @media (min-width: 70em) {
    .figures:not(:has(> :nth-of-type(6))) {
      grid: auto / auto-flow;
    }
  }
  @media (max-width: 56.25em) {
    grid-template-columns: 1fr;
    .figures {
      padding: 28px 20px;
    }
  }
  @media (min-width: 45.0625em) {
    .figures > li > b {
      white-space: nowrap;
    }
  }
  @media (min-width: 45.0625em) and (max-width: 70em) {
    .figures {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @media (max-width: 35em) {
    gap: 24px;
    .values > li {
      gap: 16px;
      padding-block: 14px;
    }
    .values .dot {
      width: 44px;
      height: 44px;
    }
  }
  /* In a narrow window each figure is a line of text. */
  @media (max-width: 45em) {
    .figures {
      grid-template-columns: 1fr;
      gap: 8px;
      padding: 16px 20px;
      > li {
        display: block;
      }
      > li > b {
        margin-right: 4px;
        font-size: 1.15rem;
      }
      .rings {
        display: none;
      }
    }
  }
`

/** The company: its story, its values, its differentials in figures. */
export function HomeAbout({ about }: { about: Home['about'] }) {
  return (
    <Root className="band paper" id="sobre">
      <div>
        <SectionHead heading={about} />
        <div className="prose">
          <RichText value={about.body} />
        </div>
      </div>
      <Features className="values" items={about.values} />
      <Figures items={about.differentials} />
    </Root>
  )
}
