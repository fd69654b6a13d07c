import type { Offer, Plan } from '@elos/content'
import { styled } from 'styled-components'
import { CardHeading, More } from '../../primitives/CardLink.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { theme } from '../../theme/theme.ts'

const Root = styled.section`
  h2 { max-width: 40rem; margin-bottom: 40px; }
  > ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, max(226px, 30%)), 1fr)); gap: 20px; }
  .card { border-color: transparent; }
  li p { margin: 8px 0 16px; color: ${theme.inkSoft}; }
  .card li { display: flex; gap: 10px; padding-block: 6px; font-size: .9rem; line-height: 1.5; }
  li li .icon { color: ${theme.pine}; }
`

function OfferCard({ name, description, features, href }: Offer) {
  return (
    <li className="card">
      <CardHeading title={name} href={href} />
      <p>{description}</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <More href={href}>Ver a operadora</More>
    </li>
  )
}

/** What each carrier sells for this audience. */
export function PlanOffers({ plan: { offersHeading, offers } }: { plan: Plan }) {
  if (offers.length === 0) return null
  return (
    <Root className="band mint">
      <h2>{offersHeading}</h2>
      <ul>
        {offers.map((offer) => (
          <OfferCard key={offer.name} {...offer} />
        ))}
      </ul>
    </Root>
  )
}
