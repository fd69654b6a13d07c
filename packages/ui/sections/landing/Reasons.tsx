import type { Landing } from '@elos/content'
import { Features } from '../../primitives/Features.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { section } from '../../primitives/section.ts'
import { theme } from '../../theme/theme.ts'

const Root = section('LandingReasons')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: 24px 64px;
  align-items: start;
  .head {
    margin: 0;
  }
  .reasons {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
    gap: 20px;
  }
  .reasons > li {
    padding: 32px;
    border: 1px solid ${theme.line};
    border-radius: ${theme.radiusLarge};
    background: ${theme.paper};
  }
  .dot {
    margin-bottom: 20px;
  }
  .reasons > li > div > h3 {
    font-size: 1.22rem;
  }
  .reasons > li > div > p {
    margin-top: 8px;
    color: ${theme.inkSoft};
  }
  @media (max-width: 56.25em) {
    grid-template-columns: 1fr;
  }
`

/** The reasons to choose a carrier, plan or product, as cards. */
export function LandingReasons({ reasons }: { reasons: Landing['reasons'] }) {
  if (reasons.items.length === 0) return null
  return (
    <Root className="band" noted={reasons}>
      <SectionHead heading={reasons} />
      <Features className="reasons" items={reasons.items} />
    </Root>
  )
}
