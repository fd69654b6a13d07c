import type { Home } from '@elos/content'
import { CardHeading, More } from '../../primitives/CardLink.tsx'
import { ClaimPrice } from '../../primitives/ClaimPrice.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('section', 'HomeExtras')`
  &:has(+ section) {
    padding-bottom: 0;
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
    gap: 20px;
  }
  @media (min-width: 35.0625em) {
    .card {
      display: grid;
      grid-template: auto 1fr / auto 1fr;
      gap: 8px 24px;
      align-items: start;
      padding: 36px;
    }
    .dot {
      grid-row: span 2;
      width: 72px;
      height: 72px;
      font-size: 1.4rem;
    }
    .card > :not(.dot) {
      grid-column: 2;
    }
  }
  .card > p {
    color: ${theme.inkSoft};
  }
  @media (max-width: 35em) {
    > ul {
      gap: 12px;
    }
    .dot {
      display: none;
    }
  }
`

/** The insurance products. */
export function HomeExtras({ extras }: { extras: Home['extras'] }) {
  if (extras.items.length === 0) return null
  return (
    <Root className="band">
      <SectionHead heading={extras} />
      <ul className="rows">
        {extras.items.map(({ id, name, href, summary, icon, price }) => (
          <li className="card" key={id}>
            <span className="dot">
              <Icon name={icon} />
            </span>
            <CardHeading title={name} href={href} />
            <p>{summary}</p>
            <ClaimPrice claim={price} />
            <More href={href}>Conhecer</More>
          </li>
        ))}
      </ul>
    </Root>
  )
}
