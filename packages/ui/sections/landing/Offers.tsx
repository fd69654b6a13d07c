import type { Offer, Plan } from '@elos/content'
import { CardHeading, More } from '../../primitives/CardLink.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { keyed } from '../../primitives/keyed.ts'
import { section } from '../../primitives/section.ts'
import { theme } from '../../theme/theme.ts'
import { SEE_CARRIER } from '../../words/buttons.ts'

const Root = section('PlanOffers')`
  > h2 {
    max-width: 40rem;
    margin-bottom: 40px;
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(226px, 30%)), 1fr));
    gap: 20px;
  }
  .card {
    --edge: transparent;
  }
  .card > p {
    margin: 8px 0 16px;
    color: ${theme.inkSoft};
  }
  .card > ul > li {
    display: flex;
    gap: 10px;
    padding-block: 6px;
    font-size: ${theme.small};
    line-height: 1.5;
  }
  .card > ul > li > .icon {
    color: ${theme.pine};
  }
`

function OfferCard({ name, description, features, href }: Offer) {
  return (
    <li className="card">
      <CardHeading title={name} href={href} />
      <p>{description}</p>
      <ul>
        {keyed(features).map(({ key, item: feature }) => (
          <li key={key}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <More href={href}>{SEE_CARRIER}</More>
    </li>
  )
}

/** The offers of a plan: each says what one carrier sells for the plan's audience. */
export function PlanOffers({ plan: { offersHeading, offers } }: { plan: Plan }) {
  if (offers.length === 0) return null
  return (
    <Root className="band mint" noted={null}>
      <h2>{offersHeading}</h2>
      <ul>
        {keyed(offers).map(({ key, item: offer }) => (
          <OfferCard key={key} {...offer} />
        ))}
      </ul>
    </Root>
  )
}
