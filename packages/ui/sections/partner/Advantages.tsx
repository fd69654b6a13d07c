import type { Partner } from '@elos/content'
import { Features } from '../../primitives/Features.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('section', 'PartnerAdvantages')`
  > ul > li {
    display: flex;
    gap: 24px;
    padding-block: 24px;
    border-top: 1px solid ${theme.line};
  }
  > ul > li > div {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
    gap: 4px 32px;
  }
  > ul > li > div > h3 {
    font-size: min(1.17rem, 9.5vw);
  }
  > ul > li > div > p {
    color: ${theme.inkSoft};
  }
  @media (max-width: 56.25em) {
    > ul > li > div {
      grid-template-columns: 1fr;
    }
  }
`

/** The advantages for brokers, one in each row. */
export function PartnerAdvantages({ advantages }: { advantages: Partner['advantages'] }) {
  return (
    <Root className="band" id="vantagens">
      <SectionHead heading={advantages} />
      <Features items={advantages.items} />
    </Root>
  )
}
