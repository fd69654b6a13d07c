import { Features } from '../../primitives/Features.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'PointPairs')`
  --e-h3: 1.17rem;
  .pairs {
    row-gap: 18px;
  }
  .pairs > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 16px;
    line-height: 1.5;
  }
  .dot {
    border: 6px solid ${theme.pine};
    background: ${theme.paper};
  }
  .pairs > :nth-child(even) > .dot {
    border-color: ${theme.coral};
  }
  .pairs > li > div > p {
    font-size: ${theme.small};
  }
`

/** Points in one or two columns, each with its icon in a ring. */
export function PointPairs({ content, ...band }: SectionProps<'points'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <Features className="pairs" items={content.items} />
    </Root>
  )
}
