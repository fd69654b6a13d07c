import { Features } from '../../primitives/Features.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'PointPairs')`
  --e-h3: min(1.17rem, 9.5vw);
  .pairs > li > div > p {
    font-size: ${theme.small};
  }
`

/** Points in one or two columns, each with its icon in a ring. */
export function PointPairs({ content, ...band }: SectionProps<'points'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <Features className="pairs ringed" items={content.items} />
    </Root>
  )
}
