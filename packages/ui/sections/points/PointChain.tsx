import { Features } from '../../primitives/Features.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'PointChain')`
  container-type: inline-size;
  --e-h3: min(1.17rem, 9.5vw);
  .chain {
    --edge: 9px;
    --width: 56px;
    --height: 76px;
    --overlap: 26px;
  }
  .chain > :nth-child(4n + 2) > .dot {
    border-color: ${theme.sun};
  }
  .chain > :nth-child(4n + 3) > .dot {
    border-color: ${theme.coral};
  }
  .chain > li > div > p {
    margin-top: 4px;
    font-size: ${theme.small};
    color: var(--soft);
  }
`

/** The greatest number of points that stand side by side. */
const MAX_ACROSS = 4

/** Points as links of a chain: across for up to four, else, and in a narrow window, downwards. */
export function PointChain({ content, ...band }: SectionProps<'points'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <Features
        className={content.items.length > MAX_ACROSS ? 'chain' : 'chain across'}
        items={content.items}
      />
    </Root>
  )
}
