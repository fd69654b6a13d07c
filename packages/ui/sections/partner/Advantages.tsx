import type { Partner } from '@elos/content'
import { Features } from '../../primitives/Features.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('section', 'PartnerAdvantages')`
  > ul > li {
    display: flex;
    gap: 24px;
    color: ${theme.inkSoft};
    > div {
      display: flex;
      flex: 1;
      flex-wrap: wrap;
      gap: 4px 32px;
    }
    > div > h3 {
      flex: 1 1 14rem;
      font-size: min(1.17rem, 9.5vw);
      color: ${theme.ink};
    }
    > div > p {
      flex: 1.5 1 21rem;
    }
  }
`

/** The advantages for brokers, one in each row. */
export function PartnerAdvantages({ advantages }: { advantages: Partner['advantages'] }) {
  return (
    <Root className="band" id="vantagens">
      <SectionHead heading={advantages} />
      <Features className="ruled" items={advantages.items} />
    </Root>
  )
}
