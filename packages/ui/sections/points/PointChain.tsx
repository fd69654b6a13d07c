import { Features } from '../../primitives/Features.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

// As in Fit: each link is drawn before the next one, and its end again above that one, but for one crossing.
const Root = styled('section', 'PointChain')`
  container-type: inline-size;
  .links-down {
    --edge: 9px;
    isolation: isolate;
  }
  .links-down > li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    column-gap: 16px;
    min-height: 92px;
    line-height: 1.45;
  }
  .links-down > li > .dot {
    position: relative;
    width: 56px;
    height: auto;
    margin-bottom: -26px;
    border: var(--edge) solid ${theme.pine};
    border-radius: 32px;
    background: none;
    &::after {
      content: "";
      position: absolute;
      z-index: 1;
      inset: calc(-1 * var(--edge));
      border: inherit;
      border-radius: inherit;
      clip-path: inset(50% 0 0 50%);
    }
  }
  .links-down > li:last-child > .dot {
    margin-bottom: 0;
    &::after {
      display: none;
    }
  }
  .links-down > li:nth-child(4n + 2) > .dot {
    border-color: ${theme.sun};
  }
  .links-down > li:nth-child(4n + 3) > .dot {
    border-color: ${theme.coral};
  }
  .links-down > li > div {
    padding-block: 10px 14px;
  }
  .links-down > li > div > h3 {
    font-size: 1.17rem;
  }
  .links-down > li > div > p {
    margin-top: 4px;
    font-size: ${theme.small};
    color: var(--soft, ${theme.inkSoft});
  }
  @container (min-width: 40em) {
    .links-down:has(> :nth-child(2)):not(:has(> :nth-child(5))) {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
    .links-down:not(:has(> :nth-child(5))) > li {
      display: block;
      > .dot {
        width: auto;
        height: 76px;
        margin: 0 -26px 0 0;
      }
      &:last-child > .dot {
        margin-right: 0;
      }
      > div {
        padding: 16px 20px 0 4px;
      }
    }
  }
`

/** Points as links of a chain: across for up to four, else, and in a narrow window, downwards. */
export function PointChain({ content, ...band }: SectionProps<'points'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <Features className="links-down" items={content.items} />
    </Root>
  )
}
