import { Features } from '../../primitives/Features.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'PointFlood')`
  > ul > li {
    display: flex;
    flex-wrap: wrap;
    gap: 20px;
    align-items: center;
    line-height: 1.5;
    > div {
      flex: 1 1 8rem;
    }
  }
  .dot {
    --dot: 64px;
    border: 8px solid var(--ring);
    color: ${theme.ink};
  }
`

/** Points on a full colour, one a row, each with its icon in a ring. */
export function PointFlood({ content, ...band }: SectionProps<'points'>) {
  const { id, className } = bandOf(band)
  return (
    <Root id={id} className={`${className} head-beside`}>
      <SectionHead heading={content.heading} />
      <Features items={content.items} className="ruled" />
    </Root>
  )
}
