import type { Landing } from '@elos/content'
import { Features } from '../../primitives/Features.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { section } from '../../primitives/section.ts'
import { theme } from '../../theme/theme.ts'

const Root = section('LandingBenefits')`
  .benefits {
    display: flex;
    flex-wrap: wrap;
    gap: 40px 56px;
  }
  .benefits > li {
    display: flex;
    flex: 1 1 300px;
    gap: 20px;
  }
  .benefits > li > div > h3 {
    font-size: 1.17rem;
  }
  .benefits > li > div > p {
    margin-top: 6px;
    color: ${theme.inkSoft};
  }
`

/** The benefits of a carrier, plan or product. */
export function LandingBenefits({ benefits }: { benefits: Landing['benefits'] }) {
  if (benefits.items.length === 0) return null
  return (
    <Root className="band paper" noted={benefits}>
      <SectionHead heading={benefits} />
      <Features className="benefits" items={benefits.items} />
    </Root>
  )
}
