import { Features } from '../../primitives/Features.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'PointFlood')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 80px;
  align-items: start;
  .head {
    margin: 0 0 12px;
  }
  > ul > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 20px;
    align-items: center;
    padding-block: 16px;
    border-top: 1px solid currentColor;
    line-height: 1.5;
  }
  .dot {
    width: 64px;
    height: 64px;
    border: 8px solid var(--ring, ${theme.pine});
    color: ${theme.ink};
  }
  /* Large text on a phone needs the room. */
  @media (max-width: 17em) {
    > ul > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (min-width: 56.3em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  }
`

/** Points on a full colour, one a row, each with its icon in a ring. */
export function PointFlood({ content, ...band }: SectionProps<'points'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <Features items={content.items} />
    </Root>
  )
}
