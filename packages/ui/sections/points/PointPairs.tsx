import { Features } from '../../primitives/Features.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'PointPairs')`
  container-type: inline-size;
  .pairs {
    display: grid;
    gap: 18px 48px;
  }
  .pairs > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 16px;
    line-height: 1.5;
  }
  .pairs > li > .dot {
    border: 6px solid ${theme.pine};
    background: ${theme.paper};
  }
  .pairs > li:nth-child(even) > .dot {
    border-color: ${theme.coral};
  }
  .pairs > li > div > h3 {
    padding-top: 2px;
    font-size: 1.17rem;
  }
  .pairs > li > div > p {
    margin-top: 2px;
    font-size: ${theme.small};
  }
  @container (min-width: 34em) {
    .pairs {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .pairs > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
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
